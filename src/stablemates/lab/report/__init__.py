"""Reports: figures with intervals, charts, a page, and tables for further analysis."""

from .figures import Figures as Figures
from .figures import Rate as Rate
from .pages import write as write
from .wording import Wording as Wording
