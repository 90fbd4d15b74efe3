"""A game at the terminal: people at one keyboard, bots around them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from .. import bots
from ..kernel.chance import Seeded
from ..kernel.codec import move_from_json
from ..kernel.table import Question, Table
from ..kernel.words import Json, Move, Seat, Wait
from .boards import board_of
from .forms import fill_in, read_several
from .saves import Player, to_save
from .speaker import Speaker
from .timing import GameTime

QUIT = ("q", "/q", "/quit", "/quitter")
QUIT_WORDS = ("quit", "quitter")


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
    looked: dict[Seat, object] = field(default_factory=dict)
    """The scenery that each person has been shown; whoever is in here knows the commands too."""
    time: GameTime = field(init=False)

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.time = GameTime(self.table, [player.level for player in self.players], self.chance)
        self._welcome()
        while not self.table.over:
            if self.time.expired():
                continue
            question = self._next_question()
            if question is None:
                self._bot()
            elif self._can_but_pass(question):
                self.table.play(question.seat, question.options[0])
            elif not self._person(question):
                return
        self._tell_news(None if self._people() != 1 else self._only_person())
        self._end()

    def _welcome(self) -> None:
        """Tell who sits at the table, and which of them is at the keyboard."""
        people = [player.name for player in self.players if player.level is None]
        rest = [player for player in self.players if player.level is not None]
        levels = sorted({self.say.text(f"terminal-level-{player.level}").lower() for player in rest})
        self.console.print(Text(self.say.words.title(self.table.game.name), style="bold #f2c66d"))
        if people:
            self.console.print(self.say.text("terminal-you-are", count=len(people), names=self.say.listed(people)))
        if rest:
            names = self.say.listed([player.name for player in rest])
            told = self.say.text("terminal-bots-are", count=len(rest), names=names, levels=", ".join(levels))
            self.console.print(told, highlight=False)

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
        board = board_of(self.table.game.name)
        people = [question for question in self.table.asks if self.players[question.seat].level is None]
        asks = [question for question in people if board.disturbs(self.table.view(question.seat), question)]
        for question in asks:
            if question.awaited:
                return question
        for question in asks:
            if self.offered.get(question.seat) != self.table.n and self._heard(question.seat):
                self.offered[question.seat] = self.table.n
                return question
        return None

    def _can_but_pass(self, question: Question) -> bool:
        """Whether there is nothing to choose, and nobody else at the keyboard who could read that from the haste."""
        only = question.fields is None and [move.kind for move in question.options] == ["pass"]
        return only and question.awaited and self._people() == 1

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
            if line in QUIT or (line in QUIT_WORDS and not _words_are_asked(question)):
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
        board, view = board_of(self.table.game.name), self.table.view(question.seat)
        self.console.print()
        self.console.print(Rule(style="#6b5730"))
        newcomer = question.seat not in self.looked
        scenery = board.scenery(view)
        if scenery is not None and self.looked.get(question.seat) != scenery:
            self._look(question.seat)
        self.looked[question.seat] = scenery
        self.console.print(board.draw(view, self.say))
        self.console.print(Text(self.say.ask(question), style="bold #f2c66d"))
        for number, move in enumerate(question.options, 1):
            self.console.print(f"  [bold]{number:>2}[/]  {self.say.move(move, question)}", highlight=False)
        field = _only_field(question)
        if field is not None and field["type"] == "subset":
            self.console.print(f"  {self.say.field(field)}", highlight=False)
            self.console.print(self.say.text("terminal-several", count=len(field["values"])), style="dim")
        elif field is not None:
            self.console.print(self.say.text("terminal-write", count=len(question.options)), style="dim")
        elif question.fields is not None and (hint := board.hint(view, self.say)) is not None:
            self.console.print(hint)
        if not question.awaited:
            self.console.print(self.say.text("terminal-wait"), style="dim")
        if newcomer:
            self.console.print(self._of_game("commands"), style="dim")

    def _of_game(self, id: str) -> str:
        """Say a message in the game's own words, or in those for all games."""
        return self.say.words.find(f"{self.table.game.name}-terminal-{id}") or self.say.text(f"terminal-{id}")

    def _look(self, seat: Seat) -> None:
        """Show what is long to tell and lies there for long."""
        seen = board_of(self.table.game.name).look(self.table.view(seat), self.say)
        self.console.print(self.say.text("terminal-nothing-to-see") if seen is None else seen)

    def _obey(self, line: str, question: Question) -> bool:
        """Do what a line says; True if the table moved on."""
        command, _, rest = line.partition(" ")
        if command.startswith("/"):
            command = command[1:]
        elif command not in ("", "?") and _words_are_asked(question):
            return self._choose(line, question)
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
            case "look" | "voir" | "cards" | "cartes" | "pictures" | "images":
                self._look(question.seat)
            case _ if line.startswith("/"):
                self.console.print(self.say.text("terminal-no-command", command=line))
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
        if _words_are_asked(question):
            self.console.print(self.say.text("terminal-write", count=len(question.options)))
        elif question.options:
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
            self.console.print(_cited(self.say.refusal(refusal), refusal.rule))
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
            own = self.say.words.find(f"{self.table.game.name}-terminal-help") or ""
            told = f"{own}\n{self.say.text('terminal-help')}".strip().splitlines()
            self.console.print(Panel(_help_text(told), border_style="#6b5730", width=100))

    def _why(self, question: Question, word: str) -> None:
        """Tell why what one might try, or the very answer given, cannot be done."""
        seat, board = question.seat, board_of(self.table.game.name)
        view = self.table.view(seat)
        typed = self._typed(word, question) if word else None
        tries = [typed] if typed is not None else board.attempts(view)
        against: dict[tuple[str, str], list[str]] = {}
        for move in tries:
            told = board.tell(move, view, self.say)
            refusal = self.table.why(seat, move)
            if refusal is not None and (typed is not None or word.casefold() in told.casefold()):
                against.setdefault((self.say.refusal(refusal), refusal.rule), []).append(told)
        for cited, moves in against.items():
            self.console.print(Text.assemble("  ", _cited(*cited), (f"  {' · '.join(moves)}", "dim")))
        if not against:
            self.console.print(self.say.text("terminal-why-not"))

    def _rules(self, word: str) -> None:
        """Show the clauses with this number or this word."""
        sought = word.casefold()
        shown = 0
        found = set(self.table.game.found(self.table.view(None)))
        for clause in self.table.game.clauses:
            if self.say.words.hides(self.say.game, clause) and f"rule.{clause}" not in found:
                continue
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
                self.console.print(Text.assemble("  ", ("·", "dim"), " ", line))

    def _end(self) -> None:
        grid = Grid(title=self.say.text("terminal-over"), title_style="bold #f2c66d")
        grid.add_column(self.say.text("terminal-column-player"))
        grid.add_column(self.say.text("terminal-column-points"), justify="right")
        winners = self.table.winners
        for seat in sorted(range(self.table.seats), key=lambda seat: -self.table.scores[seat]):
            style = "bold #f2c66d" if seat in winners else ""
            grid.add_row(self.say.name(seat), str(self.table.scores[seat]), style=style)
        self.console.print(grid)
        account = board_of(self.table.game.name).account(self.table.view(None), self.say)
        if account is not None:
            self.console.print(account)
        names = [self.say.name(seat) for seat in winners]
        self.console.print(self.say.text("terminal-winners", count=len(names), names=self.say.listed(names)))

    def _save(self, name: str) -> None:
        path = Path(name.strip() or f"{self.table.game.name}.json").expanduser()
        try:
            path.write_text(
                json.dumps(to_save(self.table, self.players), ensure_ascii=False, indent=1), encoding="utf-8"
            )
        except OSError as error:
            self.console.print(
                self.say.text("terminal-cannot-save", path=str(path), reason=error.strerror or str(error))
            )
            return
        self.console.print(self.say.text("terminal-saved", path=str(path)))


def _words_are_asked(question: Question) -> bool:
    """Whether any word may be the answer: then a command needs a slash."""
    field = _only_field(question)
    return field is not None and field["type"] == "text"


def _cited(sentence: str, rule: str) -> Text:
    """Tell a refusal with its rule."""
    return Text.assemble((f"{sentence} ", "#ef7d7d"), (f"[{rule}]", "bold"))


def _help_text(lines: list[str]) -> RenderableType:
    """Lay out the help: sentences, then commands with what they do."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    sentences = []
    for line in lines:
        command, gap, told = line.partition("  ")
        if gap:
            grid.add_row(command, told.strip())
        else:
            sentences.append(line)
    return Group(*sentences, grid)


def _only_field(question: Question) -> dict[str, Json] | None:
    """Find the one field of a form that one line fills in, if there is just one: a text or a choice of several."""
    open_fields = [field for field in question.fields or [] if field["type"] != "fixed"]
    if len(open_fields) != 1 or open_fields[0]["type"] not in ("text", "subset"):
        return None
    return open_fields[0]
