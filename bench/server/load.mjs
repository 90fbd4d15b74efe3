// Plays Cells against a server as fast as it can, or at a pace, and tells moves a second and latencies.
//   node load.mjs reverie|boardgame ADDRESS CLIENTS SECONDS [PAUSE_MS]
//   node load.mjs idle ADDRESS SOCKETS SECONDS
//   node load.mjs tables ADDRESS TABLES SECONDS
import WebSocket from "ws";
import { io } from "socket.io-client";

const [kind, address, clientsText, secondsText, pauseText] = process.argv.slice(2);
const clients = Number(clientsText);
const seconds = Number(secondsText);
const pause = Number(pauseText ?? 0);
const waits = [];
let counting = false;
let ended = false;
let errors = 0;
let total = 0;
let open = false; // nobody moves before everybody sits
const held = [];

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function call(path, method = "GET", body, cookie) {
  const answer = await fetch(address + path, {
    method,
    headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function guest() {
  const answer = await call("/api/me");
  return answer.headers.get("set-cookie").split(";")[0];
}

function later(work) {
  if (!open) held.push(work);
  else if (pause === 0) work();
  else setTimeout(work, pause * (0.5 + Math.random()));
}

function seat(cookie, table) {
  return new Promise((ready, failed) => {
    const socket = new WebSocket(`${address.replace("http", "ws")}/ws/tables/${table}`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    let id = 0;
    let sent = 0;
    let busy = false;
    let latest = 0;
    socket.on("error", (error) => { errors += 1; failed(error); });
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "error" || message.type === "refused") errors += 1;
      if (message.type !== "state") return;
      ready(socket);
      latest = message.n;
      if (sent && message.ack >= id) {
        total += 1;
        if (counting) waits.push(performance.now() - sent);
        sent = 0;
        busy = false;
      }
      if (message.ask && !busy && !ended) {
        busy = true;
        later(() => {
          id += 1;
          sent = performance.now();
          socket.send(JSON.stringify({ type: "move", id, n: latest, move: { kind: "click", cell: id % 9 } }));
        });
      }
    });
  });
}

async function reverie() {
  const sockets = [];
  for (let pair = 0; pair < clients / 2; pair += 1) {
    const [ada, ben] = [await guest(), await guest()];
    const table = (await (await call("/api/tables", "POST", { game: "cells", seats: 2 }, ada)).json()).id;
    await call(`/api/tables/${table}/sit`, "POST", {}, ben);
    await call(`/api/tables/${table}/start`, "POST", {}, ada);
    sockets.push(await seat(ada, table), await seat(ben, table));
  }
  return () => sockets.forEach((socket) => socket.terminate());
}

async function boardgame() {
  const sockets = [];
  for (let pair = 0; pair < clients / 2; pair += 1) {
    const matchID = `match${pair}-${Math.random()}`;
    for (const playerID of ["0", "1"]) sockets.push(await player(matchID, playerID));
  }
  return () => sockets.forEach((socket) => socket.disconnect());
}

function player(matchID, playerID) {
  return new Promise((ready) => {
    const socket = io(`${address}/cells`, { transports: ["websocket"], forceNew: true });
    let sent = 0;
    let busy = false;
    let id = 0;
    const see = (state) => {
      if (sent) {
        total += 1;
        if (counting) waits.push(performance.now() - sent);
        sent = 0;
        busy = false;
      }
      if (state.ctx.currentPlayer === playerID && !busy && !ended) {
        busy = true;
        later(() => {
          id += 1;
          sent = performance.now();
          const payload = { type: "click", args: [id % 9], playerID };
          socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
        });
      }
    };
    socket.on("sync", (_, info) => { ready(socket); see(info.state); });
    socket.on("update", (_, state) => see(state));
    socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  });
}

async function idle() {
  const sockets = [];
  while (sockets.length < clients) {
    const cookie = await guest();
    const table = (await (await call("/api/tables", "POST", { game: "cells", seats: 2 }, cookie)).json()).id;
    const few = Array.from({ length: Math.min(20, clients - sockets.length) }, () => watch(cookie, table));
    sockets.push(...(await Promise.all(few)));
  }
  process.stdout.write(`${JSON.stringify({ open: sockets.length })}\n`);
  await sleep(seconds * 1000);
  const alive = sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length;
  process.stdout.write(`${JSON.stringify({ alive })}\n`);
  process.exit(0);
}

function watch(cookie, table) {
  return new Promise((ready, failed) => {
    const socket = new WebSocket(`${address.replace("http", "ws")}/ws/tables/${table}`, { headers: { cookie }, perMessageDeflate: false });
    socket.on("open", () => ready(socket));
    socket.on("error", failed);
  });
}

async function tables() {
  const [ada, ben] = [await guest(), await guest()];
  for (let k = 0; k < clients; k += 1) {
    const table = (await (await call("/api/tables", "POST", { game: "vale", seats: 2 }, ada)).json()).id;
    await call(`/api/tables/${table}/sit`, "POST", {}, ben);
    await call(`/api/tables/${table}/start`, "POST", {}, ada);
  }
  process.stdout.write(`${JSON.stringify({ tables: clients })}\n`);
  process.exit(0);
}

if (kind === "idle") await idle();
if (kind === "tables") await tables();
const close = await (kind === "reverie" ? reverie() : boardgame());
open = true;
process.stdout.write(`${JSON.stringify({ open })}\n`);
held.splice(0).forEach((work) => later(work));
await sleep(1000);
counting = true;
const began = performance.now();
await sleep(seconds * 1000);
const lasted = (performance.now() - began) / 1000;
counting = false;
ended = true;
close();
waits.sort((a, b) => a - b);
const at = (share) => Number((waits[Math.floor(waits.length * share)] ?? 0).toFixed(2));
process.stdout.write(
  `${JSON.stringify({ clients, moves: Math.round(waits.length / lasted), p50: at(0.5), p99: at(0.99), total, errors })}\n`,
);
process.exit(0);
