// Cells on boardgame.io's server: with its store in memory, or in files where a folder is named.
//   node boardgame.cjs PORT [FOLDER]
const { Server, Origins, FlatFile } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);

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

const store = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [cells], origins: [Origins.LOCALHOST], ...store }).run(Number(port));
