### Etherium on the shelf: what its box says, and a game at a glance.

etherium-title = Etherium
etherium-cover = Six peoples, floating lands, and the ether at stake.
    .facts = About 2 hours · for an evening
    .aim = The most victory points after seven seasons.
etherium-glance-1 = Each season, everybody programmes their actions in secret, behind a screen.
etherium-glance-2 = Programmes are revealed together and played out in the order of initiative: move, collect, upgrade, connect.
etherium-glance-3 = Meet on a land, and dice decide: armies fight, cities are besieged.
etherium-glance-4 = Tokens won, boosters and what you have built count as points after the seventh season.
