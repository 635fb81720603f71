"""What a player does in a turn: play or discard a card, then draw one."""

from dataclasses import dataclass

from expeditions_widgets.engine.cards.cards import Card, Suit, parse_card


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to one's expedition in its suit (a turn, step 1)."""

    card: Card

    def __str__(self) -> str:
        """Return the compact form: "h9"."""
        return self.card.code

    @property
    def spoken(self) -> str:
        """The action as one says it: "play the nine of hearts"."""
        return f"play the {self.card.spoken}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card face up onto its suit's discard pile (a turn, step 1; ruling C7: any card)."""

    card: Card

    def __str__(self) -> str:
        """Return the compact form: "-h9"."""
        return f"-{self.card.code}"

    @property
    def spoken(self) -> str:
        """The action as one says it: "discard the nine of hearts"."""
        return f"discard the {self.card.spoken}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the draw pile (`suit` is None) or of a suit's discard pile (a turn, step 2)."""

    suit: Suit | None = None

    def __str__(self) -> str:
        """Return the compact form: "p" for the draw pile, else the suit's letter."""
        return "p" if self.suit is None else self.suit.value

    @property
    def spoken(self) -> str:
        """The action as one says it: "draw from the spades discard pile"."""
        return "draw from the draw pile" if self.suit is None else f"draw from the {self.suit.plural} discard pile"


CardAction = Play | Discard
Action = Play | Discard | Draw


def parse_action(text: str) -> Action:
    """Return the action with this compact form.

    Raises ValueError, with a sentence, for anything else.

    >>> parse_action("h9"), parse_action("-h5").spoken, str(parse_action("p"))
    (Play(card=Card('h9')), 'discard the five of hearts', 'p')
    """
    if text == "p":
        return Draw()
    if text in set(Suit):
        return Draw(Suit(text))
    try:
        return Discard(parse_card(text[1:])) if text.startswith("-") else Play(parse_card(text))
    except ValueError:
        message = (
            f"{text!r} is no action. Play a card: h9. Discard it: -h9. Draw: p from the pile, s h d c from a suit."
        )
        raise ValueError(message) from None
