"""Which spaces may be declared, as a set of bits: rules D1 to D4."""

from catinthebox.kernel.spaces import RED, spaces_of_hand


def declarable(hand: int, colours: int, taken: int) -> int:
    """What D1 and D2 allow; `colours` are all spaces of the colour tokens left. Nothing at all is a paradox (X1)."""
    return spaces_of_hand(hand) & colours & ~taken


def for_a_leader(spaces: int, taken: int) -> int:
    """The same without red, unless red was declared before or nothing else is left (D3)."""
    other = spaces & ~RED
    return other if other and not taken & RED else spaces
