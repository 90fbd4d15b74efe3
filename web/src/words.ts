/** Every word that a person reads, from the same Fluent files as Python. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import spoken from 'virtual:languages';

/** The code of a language: the name of its folder in `locales`. */
export type Language = string;
export const LANGUAGES: readonly Language[] = spoken.map(({ code }) => code);

/** The language of the house: shown to whoever wishes for none of the others. */
const OWN = 'fr';
const tongues = new Map(spoken.map((tongue) => [tongue.code, tongue]));

/** A part of a sentence: plain words, or a thing that the sentence names. */
export interface Part {
  readonly text: string;
  /** What it names: "seat:2", "card:17", or mere "number" and "said", which nothing shows; undefined for the words between. */
  readonly thing?: string;
}

export type Values = Record<string, FluentVariable>;

type Loader = () => Promise<string>;
const files = import.meta.glob<string>('../../src/reverie/locales/*/*.ftl', { query: '?raw', import: 'default' });

/** The files of each topic, by language and topic: one, or what each game says of itself on the shelf ("cover"). */
const loaders = new Map<string, Loader[]>();
for (const [path, load] of Object.entries(files)) {
  const found = /locales\/(\w+)\/(\w+?)(_cover)?\.ftl$/.exec(path);
  if (!found) continue;
  const key = `${found[1]}/${found[3] ? 'cover' : found[2]}`;
  loaders.set(key, [...(loaders.get(key) ?? []), load]);
}

/** What is shown now: the language, and a bundle for each language that was needed so far. */
const shown = new SvelteMap<'language', Language>();
const bundles = new SvelteMap<Language, FluentBundle>();
const resources = new Map<Language, FluentResource[]>();
const asked = new Map<string, Promise<void>>();
const topics = new Set<string>();

/** Choose the language of a newcomer from what the browser prefers; the house's own if it names none that is spoken here. */
export function preferred(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const code = wish.split('-', 1)[0]?.toLowerCase() ?? '';
    if (tongues.has(code)) return code;
  }
  return OWN;
}

/** What a language calls itself. */
export function nameOf(code: Language): string {
  return tongues.get(code)?.name ?? code;
}

/** The language after this one, for a button that goes round. */
export function next(code: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(code) + 1) % LANGUAGES.length] ?? OWN;
}

/** The language that is shown now. */
export function language(): Language {
  return shown.get('language') ?? OWN;
}

/** The language as numbers, dates and lists know it. */
export function locale(): string {
  return localeOf(language());
}

function localeOf(code: Language): string {
  return tongues.get(code)?.locale ?? code;
}

/** Show another language, once all topics that the page speaks about are there. */
export async function speak(code: Language): Promise<void> {
  await Promise.all([...topics].map((topic) => fetchTopic(code, topic)));
  shown.set('language', code);
  document.documentElement.lang = code;
}

/** Bring the words of some topics: "page", "common", "cover" (of every game), or the name of a game. */
export async function learn(...names: string[]): Promise<void> {
  for (const name of names) topics.add(name);
  await Promise.all(names.map((name) => fetchTopic(language(), name)));
}

/** Add words at hand: for tests, and for each file that arrives. */
export function teach(code: Language, source: string): void {
  const known = [...(resources.get(code) ?? []), new FluentResource(source)];
  const bundle = new FluentBundle(localeOf(code), { useIsolating: false });
  for (const resource of known) bundle.addResource(resource, { allowOverrides: true });
  resources.set(code, known);
  bundles.set(code, bundle);
}

function fetchTopic(code: Language, topic: string): Promise<void> {
  const key = `${code}/${topic}`;
  let coming = asked.get(key);
  if (!coming) {
    const sources = Promise.all((loaders.get(key) ?? []).map((load) => load()));
    coming = sources.then((told) => told.forEach((source) => teach(code, source)));
    coming.catch(() => asked.delete(key));
    asked.set(key, coming);
  }
  return coming;
}

/** Say a message; with a dot in the id, one of its attributes ("vale-card-imp.effect"). */
export function t(id: string, values?: Values): string {
  return find(id, values) ?? id;
}

/** Say a message, or nothing if there are no words for it. */
export function find(id: string, values?: Values): string | undefined {
  const bundle = bundles.get(language());
  const [name = id, attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) return undefined;
  return bundle.formatPattern(pattern, values, []);
}

/** List the messages whose id begins so, in the order of the file. */
export function ids(beginning: string): string[] {
  if (!bundles.has(language())) return [];
  const entries = (resources.get(language()) ?? []).flatMap((resource) => resource.body);
  return [...new Set(entries.map((entry) => entry.id).filter((id) => id.startsWith(beginning)))];
}

// Things that a sentence names are wrapped in private-use characters while Fluent works,
// so that the page can tell names, cards and numbers from the words between them.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const NAMED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');

/** Name a thing in a sentence told with `tell`. */
export function named(thing: string, text: string): string {
  return `${OPEN}${thing}${MIDDLE}${text}${CLOSE}`;
}

/** A number that stands out in a sentence told with `tell`; plurals still work. */
export class Counted extends FluentNumber {
  override toString(scope?: Scope): string {
    return named('number', super.toString(scope));
  }
}

/** Tell a message as parts: words, and the things that it names. */
export function tell(id: string, values?: Values): Part[] {
  return parts(t(id, values));
}

/** Part a told sentence into words and named things. */
export function parts(told: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of told.matchAll(NAMED)) {
    if (match.index > end) found.push({ text: told.slice(end, match.index) });
    found.push({ text: match[2] ?? '', thing: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < told.length) found.push({ text: told.slice(end) });
  return found;
}

/** The words of a told sentence alone. */
export function flat(told: readonly Part[]): string {
  return told.map((part) => part.text).join('');
}

/** Join names as the language does: "A, B et C". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}

/** Write a date as the language does. */
export function date(
  at: Date,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return new Intl.DateTimeFormat(locale(), style).format(at);
}

/** Words that begin a label: « français » is « Français » on a button. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}

/** A sentence of its own as it stands within another. */
export function within(text: string): string {
  return text.charAt(0).toLocaleLowerCase(locale()) + text.slice(1);
}

/** A share of one, in percent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}

/** A number with at most one place after the point. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);
}

/** Keep words with a hyphen whole, so that a line never ends with "invoquez-". */
export function unbroken(text: string): string {
  return text.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2060-\u2060');
}
