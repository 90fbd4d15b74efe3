"""The ledger of When I Dream, clause by clause."""
