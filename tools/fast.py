"""Compile the kernel, the games and the bots with mypyc: the same code, several times as fast.

mypyc does not know class variables inside dataclasses, so each dataclass is first written out
as the plain class that it stands for (its constructor, comparison, hash and pickling), in a
copy of the sources. `python -m tools.fast` leaves the result in build/fast; with that folder
on PYTHONPATH everything runs on it.
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

LEFT_OUT = {"kernel/codec.py", "kernel/log.py", "kernel/table.py"}
"""Modules around the engine that gain nothing."""


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


def own_fields(node: ast.ClassDef) -> list[Field]:
    return [
        Field(line.target.id, ast.unparse(line.annotation), ast.unparse(line.value) if line.value else None)
        for line in node.body
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and not ast.unparse(line.annotation).startswith("ClassVar")
    ]


def base_names(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).split("[")[0] for base in node.bases]


def all_fields(name: str, classes: dict[str, ast.ClassDef]) -> list[Field]:
    """List the fields of a dataclass, inherited ones first."""
    node = classes.get(name)
    if node is None or not is_dataclass(node):
        return []
    fields: dict[str, Field] = {}
    for base in base_names(node):
        fields.update({field.name: field for field in all_fields(base, classes)})
    fields.update({field.name: field for field in own_fields(node)})
    return list(fields.values())


def methods(node: ast.ClassDef, fields: list[Field]) -> list[ast.stmt]:
    """Write out what a dataclass stands for."""
    name = node.name
    given: list[str] = []
    kept: list[str] = []
    for field in fields:
        factory = field.default is not None and field.default.startswith("field(default_factory=")
        if factory:
            made = (field.default or "").removeprefix("field(default_factory=").removesuffix(")")
            given.append(f"{field.name}: {field.annotation} | None = None")
            kept.append(f"self.{field.name} = {made}() if {field.name} is None else {field.name}")
        else:
            given.append(f"{field.name}: {field.annotation}" + (f" = {field.default}" if field.default else ""))
            kept.append(f"self.{field.name} = {field.name}")
    own = "(" + "".join(f"self.{field.name}, " for field in fields) + ")"
    same = " and ".join(["type(other) is type(self)", *(f"self.{f.name} == other.{f.name}" for f in fields)])
    told = ", ".join(f"{field.name}={{self.{field.name}!r}}" for field in fields)
    names = "(" + "".join(f"{field.name!r}, " for field in fields) + ")"
    code = f"""
class _:
    __match_args__: ClassVar[tuple[str, ...]] = {names}
    def __init__(self{"".join(", " + each for each in given)}) -> None:
        {"; ".join(kept) or "pass"}
    def __eq__(self, other: object) -> bool:
        return isinstance(other, {name}) and {same}
    def __hash__(self) -> int:
        return hash(({name!r}, {own}))
    def __repr__(self) -> str:
        return f"{name}({told})"
    def __reduce__(self) -> Any:
        return (type(self), {own})
"""
    written = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
    made = ast.parse(code).body[0]
    assert isinstance(made, ast.ClassDef)
    return [
        line
        for line in made.body
        if not (
            isinstance(line, ast.FunctionDef)
            and (line.name in written or (line.name == "__hash__" and not is_frozen(node)))
        )
    ]


def write_out(path: Path, classes: dict[str, ast.ClassDef]) -> str:
    """Rewrite one module without dataclasses."""
    tree = ast.parse((SOURCE / path).read_text(encoding="utf-8"))
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        if is_dataclass(node):
            fields = all_fields(node.name, classes)
            node.decorator_list = [each for each in node.decorator_list if "dataclass" not in ast.unparse(each)]
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and not ast.unparse(line.annotation).startswith("ClassVar"):
                    line.value = None
            node.body += methods(classes[node.name], fields)
        if path.parts[0] in OPEN_MODULES:
            node.decorator_list.append(ast.parse("mypyc_attr(allow_interpreted_subclasses=True)").body[0].value)  # type: ignore[attr-defined]
    start = next(i for i, line in enumerate(tree.body) if not isinstance(line, ast.Expr) and not _is_future(line))
    tree.body[start:start] = ast.parse("from typing import Any, ClassVar\nfrom mypy_extensions import mypyc_attr").body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _is_future(line: ast.stmt) -> bool:
    return isinstance(line, ast.ImportFrom) and line.module == "__future__"


def build() -> int:
    """Make build/fast anew; tell mypyc's exit code."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / "reverie", ignore=shutil.ignore_patterns("__pycache__", "page"))
    paths = modules()
    for path in paths:
        (TARGET / "reverie" / path).write_text(write_out(path, classes_for(path)), encoding="utf-8")
    command = [str(Path(sys.executable).with_name("mypyc").absolute()), *(f"reverie/{path}" for path in paths)]
    log = TARGET / "mypyc.log"
    with log.open("w") as told:
        environment = {**os.environ, "MYPYPATH": "."}
        code = subprocess.run(command, cwd=TARGET, stdout=told, stderr=told, env=environment, check=False).returncode
    print(f"{len(paths)} modules compiled into {TARGET}" if code == 0 else log.read_text()[-3000:])
    return code


if __name__ == "__main__":
    sys.exit(build())
