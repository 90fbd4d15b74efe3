/**
 * Write src/protocol.ts from the server's schemas, and from the classes of each game src/games/<game>/protocol.ts
 * and src/games/<game>/box.json: `npm run protocol`. With --check, only tell (by the exit code) whether the files are up to date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const root = new URL('../../', import.meta.url).pathname;
const file = new URL('../src/protocol.ts', import.meta.url).pathname;
const python = process.env.PYTHON ?? (existsSync(`${root}.venv/bin/python`) ? `${root}.venv/bin/python` : 'python3');

const ask = (module) =>
  JSON.parse(execFileSync(python, ['-m', `reverie.server.protocol.${module}`], { encoding: 'utf8', cwd: root }));
const schema = ask('schema');

/** Fields with a default are left out by senders only; what the server sends is always whole. */
function whole(name, type) {
  if (type.type !== 'object' || !type.properties) return;
  type.additionalProperties = false;
  const sent = /^(NewTable|PlayNow|Sit|SeatBot|ChangeMe|Branch)$/.test(name) || clientMessages.has(name);
  if (!sent) type.required = Object.keys(type.properties);
  for (const property of Object.values(type.properties)) delete property.default;
}

/** Tuples as the compiler reads them. */
function tuples(part) {
  if (typeof part !== 'object' || part === null) return;
  if (part.prefixItems) {
    part.items = part.prefixItems;
    delete part.prefixItems;
  }
  for (const inner of Object.values(part)) tuples(inner);
}

const clientMessages = new Set(schema.$defs.ClientMessage.oneOf.map(({ $ref }) => $ref.split('/').at(-1)));
for (const [name, type] of Object.entries(schema.$defs)) whole(name, type);
tuples(schema.$defs);

// Each union member and body becomes a type of its own; the title of the whole is only a holder.
const holder = {
  title: 'Protocol',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: Object.keys(schema.$defs),
  $defs: schema.$defs,
};

const banner = '/** What the page and the server exchange. Made from the server by `npm run protocol`; do not edit. */';
const compiled = await compile(holder, 'Protocol', {
  bannerComment: banner,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 120 },
});

const written = compiled
  .replace(/export interface Protocol \{[^}]*\}\n/, '')
  .replace(
    /( \*\n)? \* This interface was referenced by `Protocol`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
    '',
  )
  .replace(/\/\*\*\n \*\/\n/g, '');

const { types, boxes } = ask('game_types');
const files = new Map([[file, written]]);
for (const game of Object.keys(types)) {
  if (!existsSync(`${root}web/src/games/${game}`)) continue;
  files.set(`${root}web/src/games/${game}/protocol.ts`, types[game]);
  files.set(`${root}web/src/games/${game}/box.json`, boxes[game]);
}

for (const [path, text] of files) {
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${path.slice(root.length)} does not match the server: run \`npm run protocol\``);
    process.exitCode = 1;
  }
}
