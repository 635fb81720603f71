"""A second referee, written from the rules alone: one mutable table, texts for actions, and a search for what is legal.

It shares nothing with the engine but the board's data and the named shuffle; the lock-step test holds the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from expeditions_widgets.engine.chance import generator, shuffled

if TYPE_CHECKING:
    from expeditions_widgets.engine.routes import Board, Position


class Referee:
    """A game at one moment; `play` changes it."""

    def __init__(self, position: Position) -> None:
        self.board: Board = position.board
        self.colour = {code: place.colour.value for code, place in position.board.places.items()}
        self.arrows: dict[str, list[tuple[str, str]]] = {"a": [], "v": [], "s": []}
        self.hands = [list(hand) for hand in position.hands]
        self.open = list(position.open_cards)
        self.deck = list(position.deck)
        self.discards: list[str] = []
        self.drawn: list[str] = []
        self.tokens: list[list[str]] = [[] for _ in self.hands]
        self.points: list[list[str]] = [[] for _ in self.hands]
        self.tickets = [position.board.set_up.tickets] * len(self.hands)
        self.first = self.turn = position.first
        self.seed, self.reshuffles = position.seed, 0
        self.laying = True
        self.laid = self.last = self.over = False
        self.used = 0
        self.loop = ""
        self.blue = 0

    def spots(self, name: str) -> set[str]:
        return {code for ends in self.arrows[name] for code in ends}

    def free(self, name: str, tail: str) -> set[str]:
        """Return where an arrow of this expedition could go from a place."""
        taken = {frozenset(ends) for ends in self.arrows[name]}
        if len(self.arrows[name]) >= self.board.set_up.arrows:
            return set()
        links = [frozenset(ends) for ends in self.board.connections if tail in ends]
        return {next(iter(link - {tail})) for link in links if link not in taken}

    def onward(self) -> set[str]:
        """Return every arrow that would advance an expedition, "a:cop-gei"."""
        heads = {name: arrows[-1][1] if arrows else self.board.start for name, arrows in self.arrows.items()}
        return {f"{name}:{head}-{tip}" for name, head in heads.items() for tip in self.free(name, head)}

    def loop_arrows(self, name: str) -> set[str]:
        return {f"{name}:{tail}-{tip}" for tail in self.spots(name) for tip in self.free(name, tail)}

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.laying:
            return {f"token:{code}" for code in self.markable(self.turn)}
        if self.drawn:
            held = range(1, len(self.hands[self.turn]) + 1)
            return {f"keep:{one}:{other}" for one in range(1, len(self.drawn) + 1) for other in held}
        if self.loop:
            return {f"loop:{text}" for text in self.loop_arrows(self.loop)}
        if self.blue:
            return {f"blue:{text}" for text in self.onward()} | {"blue:no"}
        onward = self.onward()
        found = set() if self.laid else set(onward)
        found |= self.ticket_uses()
        if self.laid or not onward:
            found.add("end")
        return found

    def ticket_uses(self) -> set[str]:
        if self.used == 2 or self.tickets[self.turn] == 0:
            return set()
        uses = {f"ticket:{text}" for text in self.onward()}
        uses |= {f"remove:{name}" for name, arrows in self.arrows.items() if arrows}
        return uses | ({"swap"} if self.hands[self.turn] and self.deck + self.discards else set())

    def markable(self, seat: int) -> set[str]:
        if len(self.tokens[seat]) == self.board.set_up.tokens:
            return set()
        far = {code for code in self.hands[seat] if self.board.distance(code) >= self.board.set_up.token_distance}
        return far - set(self.tokens[seat])

    def play(self, text: str) -> None:
        word, _, rest = text.partition(":")
        if word == "token":
            self.tokens[self.turn].append(rest)
            self.turn = (self.turn + 1) % len(self.hands)
            if not any(self.markable(seat) for seat in range(len(self.hands))):
                self.laying, self.turn = False, self.first
        elif word == "keep":
            one, other = (int(number) - 1 for number in rest.split(":"))
            self.discards += [code for index, code in enumerate(self.drawn) if index != one]
            self.discards.append(self.hands[self.turn].pop(other))
            self.hands[self.turn].append(self.drawn[one])
            self.drawn = []
        elif word == "end":
            self.end_turn()
        elif text == "blue:no":
            self.blue -= 1
        elif text == "swap":
            self.spend()
            self.drawn = self.draw(2)
        elif word == "remove":
            self.spend()
            self.arrows[rest].pop()
            if self.arrows[rest]:
                self.arrive(rest)
        else:
            self.lay(word, rest)
        self.go_on()

    def lay(self, word: str, rest: str) -> None:
        name, _, ends = (rest if word in {"loop", "blue", "ticket"} else f"{word}:{rest}").partition(":")
        if word == "loop":
            self.loop = ""
        elif word == "blue":
            self.blue -= 1
        elif word == "ticket":
            self.spend()
        else:
            self.laid = True
        tail, _, tip = ends.partition("-")
        self.arrows[name].append((tail, tip))
        self.arrive(name)

    def spend(self) -> None:
        self.tickets[self.turn] -= 1
        self.used += 1

    def draw(self, count: int) -> list[str]:
        if len(self.deck) < count and self.discards:
            self.reshuffles += 1
            self.deck += shuffled(self.discards, generator(f"{self.seed} reshuffle {self.reshuffles}"))
            self.discards = []
        cards, self.deck = self.deck[:count], self.deck[count:]
        return cards

    def arrive(self, name: str) -> None:
        """Do what the place at the tip of the expedition's last arrow does."""
        tip = self.arrows[name][-1][1]
        for seat, hand in enumerate(self.hands):
            if tip in self.tokens[seat]:
                self.tokens[seat].remove(tip)
                self.points[seat].append(f"-{tip}")
            if tip in hand:
                hand.remove(tip)
                self.points[seat].append(f"={tip}")
        if tip in self.open:
            self.points[self.turn].append(f"*{tip}")
            at = self.open.index(tip)
            self.open[at : at + 1] = self.draw(1)
        self.tickets[self.turn] += self.colour[tip] == "red"
        self.blue += self.colour[tip] == "blue"
        if any(tip in ends for ends in self.arrows[name][:-1]) and self.loop_arrows(name):
            self.loop = name

    def go_on(self) -> None:
        """Do what leaves no choice: lose blue arrows nobody can lay, end turns in which nothing can be done."""
        while not (self.over or self.laying or self.drawn or self.loop):
            if self.blue and not self.onward():
                self.blue = 0
            elif not self.blue and self.legal() == {"end"}:
                self.end_turn()
            else:
                return

    def end_turn(self) -> None:
        self.last = self.last or not self.onward() or not all(self.hands)
        self.laid, self.used = False, 0
        following = (self.turn + 1) % len(self.hands)
        if self.last and following == self.first:
            self.over = True
        else:
            self.turn = following

    def totals(self) -> list[tuple[int, int]]:
        """Return each player's points and tickets."""
        return [
            (len(points) - len(hand) - len(tokens), tickets)
            for points, hand, tokens, tickets in zip(self.points, self.hands, self.tokens, self.tickets, strict=True)
        ]
