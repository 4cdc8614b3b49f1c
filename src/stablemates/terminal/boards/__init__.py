"""The boards: one for each game that has its own, and a plain one for all others."""

from ..view_model import ViewModel
from .board import Board as Board
from .stable import StableBoard
from .unorog import UnorogBoard

BOARDS: dict[str, type[Board]] = {"stable": StableBoard, "unorog": UnorogBoard}


def board_for(seen: ViewModel) -> Board:
    return BOARDS.get(seen.game, Board)(seen)
