"""Etherium: secret programmes, floating lands, dice and seven seasons."""
