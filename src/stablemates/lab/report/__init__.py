"""What a run has shown: figures with their intervals, pictures, a page to read and tables to continue with."""

from .figures import Figures as Figures
from .figures import Rate as Rate
from .pages import write as write
from .voice import Voice as Voice
