"""A game at the terminal: people at one keyboard, bots around them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

import reverie

from .. import bots
from ..kernel.chance import Seeded
from ..kernel.codec import move_from_json
from ..kernel.event import Event
from ..kernel.table import Question, Table
from ..kernel.words import Json, Malformed, Move, Refusal, Seat, Wait
from .boards import board_of
from .forms import fill_in, read_several
from .speaker import Speaker
from .timing import GameTime

SAVE_FORMAT = 1


@dataclass
class Player:
    """Who sits at a seat: a person at the keyboard, or a bot of a level."""

    name: str
    level: str | None = None


@dataclass
class Session:
    """A table with its people, played at one keyboard."""

    table: Table
    players: list[Player]
    say: Speaker
    console: Console
    read: Callable[[str], str]
    """Asks for a line; raises EOFError when there is no more."""
    seed: int | None = None
    told: int = -1
    """Up to which move the people at the keyboard know the story; -1: not even how the table was set."""
    last: Seat | None = None
    """The person who looked at the screen last."""
    chance: Seeded = field(default_factory=Seeded)
    offered: dict[Seat, int] = field(default_factory=dict)
    """After which move each person who may speak was last asked."""
    time: GameTime = field(init=False)

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.time = GameTime(self.table, [player.level for player in self.players], self.chance)
        while not self.table.over:
            if self.time.expired():
                continue
            question = self._next_question()
            if question is None:
                self._bot()
            elif not self._person(question):
                return
        self._tell_news(None if self._people() != 1 else self._only_person())
        self._end()

    def _bot(self) -> None:
        """Let the bot that has thought long enough answer, if it has something to say."""
        seat = self.time.next_bot()
        question = None if seat is None else self.table.ask(seat)
        level = None if seat is None else self.players[seat].level
        if question is None or level is None:
            return
        view, game = self.table.view(question.seat), self.table.game.name
        move = bots.choose(game, view, question, level, self.chance.below(1 << 30))
        if not isinstance(move, Wait):
            self.table.play(question.seat, move)

    def _next_question(self) -> Question | None:
        """Find a person to ask: whom the game waits for, else who may speak and has heard something new."""
        asks = [question for question in self.table.asks if self.players[question.seat].level is None]
        for question in asks:
            if question.awaited:
                return question
        for question in asks:
            if self.offered.get(question.seat) != self.table.n and self._heard(question.seat):
                self.offered[question.seat] = self.table.n
                return question
        return None

    def _heard(self, seat: Seat) -> bool:
        """Whether something has happened since a person was last asked."""
        return bool(self.table.events(self.offered.get(seat, -1) + 1))

    def _people(self) -> int:
        return sum(player.level is None for player in self.players)

    def _only_person(self) -> Seat:
        return next(seat for seat, player in enumerate(self.players) if player.level is None)

    def _person(self, question: Question) -> bool:
        """Let a person answer; False if they leave the table."""
        seat = question.seat
        if self._people() > 1 and self.last != seat:
            self.console.clear()
            try:
                self.read(self.say.text("terminal-pass-keyboard", name=self.say.name(seat)) + " ")
            except EOFError:
                return False
        self.last = seat
        self._tell_news(seat)
        self._show(question)
        while True:
            try:
                line = self._line(self.say.text("terminal-prompt") + " ").strip()
            except EOFError:
                return False
            if line in ("q", "quit", "quitter"):
                self.console.print(self.say.text("terminal-left"))
                return False
            if not question.awaited and line == "":
                return True
            asked = self._after_the_clock(question)
            if asked is None:
                self.console.print(self.say.text("terminal-late"))
                return True
            if self._obey(line, asked):
                return True

    def _after_the_clock(self, question: Question) -> Question | None:
        """Let the clocks that ran out while a person typed speak; None if that changed what was asked."""
        while self.time.expired():
            pass
        now = None if self.table.over else self.table.ask(question.seat)
        return now if now is not None and (now.kind, now.facts) == (question.kind, question.facts) else None

    def _line(self, prompt: str) -> str:
        return self.time.read(lambda: self.read(prompt))

    def _show(self, question: Question) -> None:
        board = board_of(self.table.game.name)
        self.console.print()
        self.console.print(Rule(style="#6b5730"))
        self.console.print(board.draw(self.table.view(question.seat), self.say))
        self.console.print(Text(self.say.ask(question), style="bold #f2c66d"))
        for number, move in enumerate(question.options, 1):
            self.console.print(f"  [bold]{number:>2}[/]  {self.say.move(move, question)}", highlight=False)
        field = _only_field(question)
        if field is not None and field["type"] == "subset":
            self.console.print(f"  {self.say.field(field)}", highlight=False)
            self.console.print(self.say.text("terminal-several", count=len(field["values"])), style="dim")
        elif field is not None:
            self.console.print(self.say.text("terminal-write"), style="dim")
        elif question.fields is not None:
            self.console.print(self.say.text("terminal-form"), style="dim")
        if not question.awaited:
            self.console.print(self.say.text("terminal-wait"), style="dim")
        self.console.print(self.say.text("terminal-commands"), style="dim")

    def _obey(self, line: str, question: Question) -> bool:
        """Do what a line says; True if the table moved on."""
        command, _, rest = line.partition(" ")
        match command:
            case "":
                if question.fields is not None:
                    return self._fill_in(question)
                self._say_how(question)
            case "?" | "help" | "aide":
                self._help(rest)
            case "why" | "pourquoi":
                self._why(question, rest)
            case "undo" | "u" | "annuler":
                if self.table.undo(question.seat):
                    self.told = min(self.told, self.table.n)
                    self.console.print(self.say.text("terminal-undone"))
                    return True
                self.console.print(self.say.text("terminal-no-undo"))
            case "save" | "sauver":
                self._save(rest)
            case "rules" | "règles" | "regles":
                self._rules(rest)
            case "log" | "journal":
                self._story(question.seat, 0)
            case _:
                return self._choose(line, question)
        return False

    def _choose(self, line: str, question: Question) -> bool:
        field = _only_field(question)
        if field is not None and field["type"] == "subset":
            return self._choose_several(line, field, question)
        typed = self._typed(line, question)
        if typed is not None:
            return self._try(question, typed)
        if not line.isdecimal() or not 1 <= int(line) <= len(question.options):
            self._say_how(question)
            return False
        self.table.play(question.seat, question.options[int(line) - 1])
        return True

    def _typed(self, line: str, question: Question) -> Move | None:
        """Read a line as an answer that is written, not chosen; None if it is none."""
        field = _only_field(question)
        if field is not None and not line.isdecimal():
            return self._written(question, field, line)
        if question.fields is None:
            return None
        board = board_of(self.table.game.name)
        return board.read(line, self.table.view(question.seat), question, self.say)

    def _written(self, question: Question, field: dict[str, Json], value: Json) -> Move:
        """Fill in the one free field of a form."""
        given = {each["name"]: each["value"] for each in question.fields or [] if each["type"] == "fixed"}
        return move_from_json({**given, field["name"]: value}, self.table.game.move_types())

    def _say_how(self, question: Question) -> None:
        """Answer a line that is no answer: a form has no list to choose from."""
        if question.options:
            self.console.print(self.say.text("terminal-choose", count=len(question.options)))
        else:
            self.console.print(self.say.text("terminal-unclear"))

    def _choose_several(self, line: str, field: dict[str, Json], question: Question) -> bool:
        several = read_several(line, field["values"])
        if several is None:
            self.console.print(self.say.text("terminal-several", count=len(field["values"])))
            return False
        return self._try(question, self._written(question, field, several))

    def _fill_in(self, question: Question) -> bool:
        assert question.fields is not None
        move = fill_in(question.fields, self.table.game.move_types(), self._line, self.console, self.say)
        return move is not None and self._try(question, move)

    def _try(self, question: Question, move: Move) -> bool:
        """Play a move that was filled in, unless it is refused."""
        refusal = self.table.why(question.seat, move)
        if refusal is not None:
            self.console.print(self._cited(refusal))
            return False
        self.table.play(question.seat, move)
        return True

    def _help(self, word: str) -> None:
        shown = board_of(self.table.game.name).explain(word, self.say) if word else None
        if shown is not None:
            self.console.print(shown)
        elif word:
            self._rules(word)
        else:
            self.console.print(Panel(self.say.text("terminal-help"), border_style="#6b5730", width=90))

    def _why(self, question: Question, word: str) -> None:
        """Tell why what one might try, or the very answer given, cannot be done."""
        seat = question.seat
        typed = self._typed(word, question) if word else None
        tries = [typed] if typed is not None else self._attempts(seat, word)
        found = False
        for move in tries:
            refusal = self.table.why(seat, move)
            if refusal is not None:
                found = True
                self.console.print(Text.assemble((f"  {self.say.move(move)}  ", "dim"), self._cited(refusal)))
        if not found:
            self.console.print(self.say.text("terminal-why-not"))

    def _attempts(self, seat: Seat, word: str) -> list[Move]:
        """List what a player might try, as far as its sentence has this word in it."""
        attempts = board_of(self.table.game.name).attempts(self.table.view(seat))
        return [move for move in attempts if word.casefold() in self.say.move(move).casefold()]

    def _cited(self, refusal: Refusal) -> Text:
        """Tell a refusal with its rule."""
        return Text.assemble((f"{self.say.refusal(refusal)} ", "#ef7d7d"), (f"[{refusal.rule}]", "bold"))

    def _rules(self, word: str) -> None:
        """Show the clauses with this number or this word."""
        sought = word.casefold()
        shown = 0
        for clause in self.table.game.clauses:
            text = self.say.rule(clause)
            if sought in text.casefold() or clause.casefold().startswith(sought):
                self.console.print(f"[bold]{clause}[/]  {text}", highlight=False)
                shown += 1
        if not shown:
            self.console.print(self.say.text("terminal-nothing-found", word=word))

    def _tell_news(self, seat: Seat | None) -> None:
        self._story(seat, self.told + 1)
        self.told = self.table.n

    def _story(self, seat: Seat | None, since: int) -> None:
        for _, event in self.table.events(since):
            line = self.say.event(event.seen_by(seat))
            if line:
                self.console.print(f"  [dim]·[/] {line}", highlight=False)

    def _end(self) -> None:
        grid = Grid(title=self.say.text("terminal-over"), title_style="bold #f2c66d")
        grid.add_column(self.say.text("terminal-column-player"))
        grid.add_column(self.say.text("terminal-column-points"), justify="right")
        winners = self.table.winners
        for seat in sorted(range(self.table.seats), key=lambda seat: -self.table.scores[seat]):
            style = "bold #f2c66d" if seat in winners else ""
            grid.add_row(self.say.name(seat), str(self.table.scores[seat]), style=style)
        self.console.print(grid)
        names = [self.say.name(seat) for seat in winners]
        self.console.print(self.say.text("terminal-winners", count=len(names), names=self.say.listed(names)))

    def _save(self, name: str) -> None:
        path = Path(name.strip() or f"{self.table.game.name}.json").expanduser()
        try:
            path.write_text(json.dumps(self.to_json(), ensure_ascii=False, indent=1), encoding="utf-8")
        except OSError as error:
            self.console.print(
                self.say.text("terminal-cannot-save", path=str(path), reason=error.strerror or str(error))
            )
            return
        self.console.print(self.say.text("terminal-saved", path=str(path)))

    def to_json(self) -> Json:
        """Write the session so that it can be taken up again."""
        players = [{"name": player.name, "level": player.level} for player in self.players]
        return {"save": SAVE_FORMAT, "players": players, "log": self.table.log()}


def _only_field(question: Question) -> dict[str, Json] | None:
    """Find the one field of a form that one line fills in, if there is just one: a text or a choice of several."""
    open_fields = [field for field in question.fields or [] if field["type"] != "fixed"]
    if len(open_fields) != 1 or open_fields[0]["type"] not in ("text", "subset"):
        return None
    return open_fields[0]


def read_save(data: Json) -> tuple[Table, list[Player]]:
    """Read a saved session, or a bare log. Raises Malformed if it is neither."""
    if isinstance(data, dict) and "save" in data:
        log, seats = data.get("log"), data.get("players")
    else:
        log, seats = data, None
    table = reverie.replay(log, chance=Seeded())
    players = [Player(f"{seat + 1}") for seat in range(table.seats)]
    if seats is not None:
        if not isinstance(seats, list) or len(seats) != table.seats:
            raise Malformed("the save names as many players as there are seats")
        players = [_player(told) for told in seats]
    return table, players


def _player(told: Json) -> Player:
    if not isinstance(told, dict) or not isinstance(told.get("name"), str):
        raise Malformed("a player of a save has a name")
    level = told.get("level")
    if level is not None and level not in bots.LEVELS:
        raise Malformed(f"no bot has the level {level!r}")
    return Player(told["name"], level)


def watch(table: Table, say: Speaker, console: Console, read: Callable[[str], str]) -> None:
    """Step through a finished or unfinished game: forward, back, to a number, through any seat's eyes."""
    log = table.log()
    board = board_of(table.game.name)
    n, seat = 0, None
    while True:
        at = reverie.replay(log, upto=n)
        console.print(Rule(say.text("terminal-step", n=n, count=table.n), style="#6b5730"))
        for _, event in at.events(n):
            line = say.event(_seen(event, seat, table.over))
            if line:
                console.print(f"  [dim]·[/] {line}", highlight=False)
        console.print(board.draw(at.view(seat), say))
        console.print(say.text("terminal-watch"), style="dim")
        try:
            line = read(say.text("terminal-prompt") + " ").strip()
        except EOFError:
            return
        match line:
            case "" | "n":
                n = min(n + 1, table.n)
            case "b":
                n = max(n - 1, 0)
            case "q":
                return
            case _ if line.isdecimal():
                n = min(int(line), table.n)
            case _ if line.startswith("s") and line[1:].strip().isdecimal():
                wanted = int(line[1:]) - 1
                seat = wanted if 0 <= wanted < table.seats else None
            case _:
                console.print(say.text("terminal-watch"))


def _seen(event: Event, seat: Seat | None, over: bool) -> dict[str, Json]:
    return event.open() if over and seat is None else event.seen_by(seat)
