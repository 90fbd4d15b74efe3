"""A contract for import-linter: some rooms import nothing but the standard library and each other."""

from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """Holds the modules of `rooms` to the standard library, but for `exceptions`: `importer -> package`."""

    rooms = fields.SetField(subfield=fields.ModuleField())
    exceptions = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        rooms = {room.name for room in self.rooms}
        allowed = set(self.exceptions or ())
        inside = [module for room in rooms for module in (room, *graph.find_descendants(room))]
        found, used = [], set()
        for importer in sorted(inside):
            for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                package = imported.partition(".")[0]
                if package in sys.stdlib_module_names or any(f"{imported}.".startswith(f"{room}.") for room in rooms):
                    continue
                told = f"{importer} -> {imported}"
                if told in allowed:
                    used.add(told)
                else:
                    found.append(told)
        stale = sorted(allowed - used)
        return ContractCheck(kept=not found and not stale, metadata={"found": found, "stale": stale})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for told in check.metadata["found"]:
            output.print_error(f"{told}: not of the standard library")
        for told in check.metadata["stale"]:
            output.print_error(f"{told}: an exception that nobody needs")
