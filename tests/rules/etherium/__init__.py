"""The rules of Etherium: one test for each clause, most of them played cases."""
