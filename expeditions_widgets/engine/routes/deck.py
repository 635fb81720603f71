"""The deck: drawing from it, and shuffling the discards under it when it runs short."""

from dataclasses import replace

from expeditions_widgets.engine.chance import generator, shuffled
from expeditions_widgets.engine.routes.position import Position


def drawn_cards(position: Position, count: int) -> tuple[tuple[str, ...], Position]:
    """Return the next cards of the deck, `count` or as many as there are, and the position without them.

    With fewer in the deck than are to be drawn, the discards are shuffled under it first (ruling 16).
    """
    if len(position.deck) < count and position.discards:
        numbers = generator(f"{position.seed} reshuffle {position.reshuffles + 1}")
        position = replace(
            position,
            deck=(*position.deck, *shuffled(position.discards, numbers)),
            discards=(),
            reshuffles=position.reshuffles + 1,
        )
    return position.deck[:count], replace(position, deck=position.deck[count:])
