// Cells on boardgame.io's server, with its own store in memory.
const { Server, Origins } = require("boardgame.io/server");

const cells = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
};

Server({ games: [cells], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
