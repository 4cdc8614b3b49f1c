"""A league that learns: a net clones a rule bot, then improves against itself, its older selves and a pool of bots.

``settings.py`` defines what is trained and how, ``nets.py`` what learns, ``rollout.py`` stores the decisions between
two lessons, ``training.py`` plays and learns, ``export.py`` writes the player that needs no library.  Only ``nets.py``
and ``training.py`` need PyTorch, and none of it is imported before training starts.
"""
