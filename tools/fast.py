"""Compile the kernel, the games and the bots with mypyc: the same code, several times as fast.

mypyc does not know class variables inside dataclasses, so each dataclass is first written out
as the plain class that it stands for (its constructor, comparison, hash and pickling), in a
copy of the sources. `python -m tools.fast` leaves the result in build/fast; with that folder
on PYTHONPATH everything runs on it, the tests too (`make fast-test`).
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path("src/reverie")
TARGET = Path("build/fast")
OPEN_MODULES = ("kernel", "bots")
"""Folders whose classes may be extended by code that is not compiled."""

COMPILED_GAMES = ("vale",)
"""Games whose rules are searched by the thousand; the others run as they are."""

LEFT_OUT = {
    "kernel/codec.py",
    "kernel/derive.py",
    "kernel/facts.py",
    "kernel/log.py",
    "kernel/past.py",
    "kernel/replay.py",
    "kernel/saves.py",
    "kernel/table.py",
}
"""Modules around the engine that gain nothing."""

IMPORTS = """
from dataclasses import make_dataclass
from typing import Any, ClassVar
from mypy_extensions import mypyc_attr
"""
"""What the written-out classes need."""


@dataclass
class Field:
    name: str
    annotation: str
    default: str | None


def modules() -> list[Path]:
    """List the modules that are compiled, relative to the package."""
    games = [SOURCE / "games" / game for game in COMPILED_GAMES]
    folders = [SOURCE / "kernel", SOURCE / "bots", *games]
    found = [path for folder in folders for path in sorted(folder.glob("[!_]*.py"))]
    return [path.relative_to(SOURCE) for path in found if path.relative_to(SOURCE).as_posix() not in LEFT_OUT]


def classes_for(path: Path) -> dict[str, ast.ClassDef]:
    """List the classes that a module may build on: the kernel's and those of its own folder."""
    found: dict[str, ast.ClassDef] = {}
    for folder in (SOURCE / "kernel", (SOURCE / path).parent):
        for module in folder.glob("*.py"):
            for node in ast.parse(module.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name] = node
    return found


def is_dataclass(node: ast.ClassDef) -> bool:
    return any(ast.unparse(decorator).startswith("dataclass") for decorator in node.decorator_list)


def is_frozen(node: ast.ClassDef) -> bool:
    return any("frozen=True" in ast.unparse(decorator) for decorator in node.decorator_list)


def field_lines(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """List the lines of a class that declare a field."""
    lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return [line for line in lines if not ast.unparse(line.annotation).startswith("ClassVar")]


def base_names(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).split("[")[0] for base in node.bases]


def is_move(name: str, classes: dict[str, ast.ClassDef]) -> bool:
    return name == "Move" or (name in classes and any(is_move(base, classes) for base in base_names(classes[name])))


def all_fields(name: str, classes: dict[str, ast.ClassDef]) -> list[Field]:
    """List the fields of a dataclass, inherited ones first."""
    node = classes.get(name)
    if node is None or not is_dataclass(node):
        return []
    fields: dict[str, Field] = {}
    for base in base_names(node):
        # Its annotation belongs to the module of the base: names in it may mean nothing here.
        fields.update({field.name: Field(field.name, "Any", field.default) for field in all_fields(base, classes)})
    for line in field_lines(node):
        # A move may come from outside: it holds what was given, to the letter, until the rules have looked at it.
        annotation = "Any" if is_move(name, classes) else ast.unparse(line.annotation)
        field = ast.unparse(line.target)
        fields[field] = Field(field, annotation, ast.unparse(line.value) if line.value else None)
    return list(fields.values())


def methods(node: ast.ClassDef, fields: list[Field]) -> list[ast.stmt]:
    """Write out what a dataclass stands for."""
    name = node.name
    given = "".join(f", {f.name}: {f.annotation}{f' = {f.default}' if f.default else ''}" for f in fields)
    kept = "; ".join(f"self.{field.name} = {field.name}" for field in fields)
    own = "(" + "".join(f"self.{field.name}, " for field in fields) + ")"
    same = " and ".join(["type(other) is type(self)", *(f"self.{f.name} == other.{f.name}" for f in fields)])
    told = ", ".join(f"{field.name}={{self.{field.name}!r}}" for field in fields)
    code = f"""
class _:
    __match_args__: ClassVar[tuple[str, ...]] = {tuple(field.name for field in fields)}
    def __init__(self{given}) -> None:
        {kept or "pass"}
    def __eq__(self, other: object) -> bool:
        return isinstance(other, {name}) and {same}
    def __hash__(self) -> int:
        return hash(({name!r}, {own}))
    def __repr__(self) -> str:
        return f"{name}({told})"
    def __reduce__(self) -> Any:
        return (type(self), tuple([getattr(self, name) for name in getattr(type(self), "__match_args__")]))
"""
    written = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
    if not is_frozen(node):
        written.add("__hash__")
    made = ast.parse(code).body[0]
    assert isinstance(made, ast.ClassDef)
    return [line for line in made.body if not (isinstance(line, ast.FunctionDef) and line.name in written)]


def still_a_dataclass(node: ast.ClassDef, fields: list[Field]) -> list[ast.stmt]:
    """Let `dataclasses` know a class that was written out: dataclasses that are not compiled extend it."""
    known = ", ".join(f"({f.name!r}, object{f', {f.default}' if f.default else ''})" for f in fields)
    written = {ast.unparse(line.target): ast.unparse(line.annotation) for line in field_lines(node)}
    return ast.parse(f"""
for _name in ("__dataclass_fields__", "__dataclass_params__"):
    setattr({node.name}, _name, getattr(make_dataclass("_", [{known}], frozen={is_frozen(node)}), _name))
setattr({node.name}, "__annotations__", {written})
""").body


def write_out_class(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> list[ast.stmt]:
    """Rewrite one dataclass as the plain class that it stands for."""
    fields = all_fields(node.name, classes)
    made = methods(node, fields)
    after = still_a_dataclass(node, fields)
    annotations = {field.name: field.annotation for field in fields}
    for line in field_lines(node):
        line.annotation = _expression(annotations[ast.unparse(line.target)])
        line.value = None
    node.decorator_list = [each for each in node.decorator_list if not ast.unparse(each).startswith("dataclass")]
    node.body += made
    return [node, *after]


def write_out(path: Path, classes: dict[str, ast.ClassDef]) -> str:
    """Rewrite one module without dataclasses."""
    tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
    body: list[ast.stmt] = []
    for node in tree.body:
        body += write_out_class(node, classes) if isinstance(node, ast.ClassDef) and is_dataclass(node) else [node]
        if isinstance(node, ast.ClassDef) and path.parts[0] in OPEN_MODULES:
            node.decorator_list.append(_expression("mypyc_attr(allow_interpreted_subclasses=True)"))
    start = next(i for i, line in enumerate(body) if not isinstance(line, ast.Expr) and not _is_future(line))
    body[start:start] = ast.parse(IMPORTS).body
    tree.body = body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _expression(code: str) -> ast.expr:
    return ast.parse(code, mode="eval").body


def _is_future(line: ast.stmt) -> bool:
    return isinstance(line, ast.ImportFrom) and line.module == "__future__"


def copy_sources(target: Path) -> list[Path]:
    """Copy the package to a folder, ready for mypyc; list the modules to compile."""
    shutil.copytree(SOURCE, target / "reverie", ignore=shutil.ignore_patterns("__pycache__", "page"))
    (target / "reverie/server/page").symlink_to((SOURCE / "server/page").resolve())  # it may be built anew
    paths = modules()
    for path in paths:
        (target / "reverie" / path).write_text(write_out(path, classes_for(path)), encoding="utf-8")
    return paths


def build() -> int:
    """Make build/fast anew; tell mypyc's exit code."""
    shutil.rmtree(TARGET, ignore_errors=True)
    paths = copy_sources(TARGET)
    command = [str(Path(sys.executable).with_name("mypyc").absolute()), *(f"reverie/{path}" for path in paths)]
    log = TARGET / "mypyc.log"
    with log.open("w") as told:
        environment = {**os.environ, "MYPYPATH": "."}
        code = subprocess.run(command, cwd=TARGET, stdout=told, stderr=told, env=environment, check=False).returncode
    print(f"{len(paths)} modules compiled into {TARGET}" if code == 0 else log.read_text()[-3000:])
    return code


if __name__ == "__main__":
    sys.exit(build())
