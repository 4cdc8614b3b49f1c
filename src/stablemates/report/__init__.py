"""Game reports: each player's chances over a finished game, and the moments that decided it."""

from .build import REPORTED as REPORTED
from .build import build as build
