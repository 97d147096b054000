import { asWritten } from '../../src/config/definePortal.ts';
import type { Portal } from '../../src/config/portal.ts';
import { routesOf } from '../../src/config/rules/screensOf.ts';
import { isObject } from '../../src/values/isObject.ts';
import { loadConfig } from './loadConfig.ts';
import { lineOf } from './reportProblems.ts';

/** The sources of the values that the config leaves out. */
const sources: Readonly<Record<string, string>> = {
  rows: 'the only list in openapi/',
  key: 'x-portal-key in openapi/',
  label: 'title in openapi/',
  format: 'type and format in openapi/',
  sortable: 'sort_by in openapi/',
  values: 'enumeration in openapi/',
};

const plain = (value: unknown) =>
  typeof value === 'string' && /^[\w/:.-]+$/.test(value) ? value : JSON.stringify(value);

const isShort = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one !== 'object');

function linesOf(key: string, value: unknown, written: unknown, indent: string): string[] {
  const source = written === undefined && Object.hasOwn(sources, key) ? `  # ${sources[key]}` : '';
  if (isShort(value)) return [`${indent}${key}: [${(value as unknown[]).map(plain).join(', ')}]${source}`]; // Checked.
  if (Array.isArray(value)) {
    const before: readonly unknown[] = Array.isArray(written) ? written : [];
    return [`${indent}${key}:`, ...value.flatMap((one, index) => itemLines(one, before[index], `${indent}  `))];
  }
  if (isObject(value)) return [`${indent}${key}:`, ...screenLines(value, written, `${indent}  `)];
  return [`${indent}${key}: ${plain(value)}${source}`];
}

function itemLines(item: unknown, written: unknown, indent: string): string[] {
  if (!isObject(item)) return [`${indent}- ${plain(item)}`];
  const [first = '', ...others] = screenLines(item, written, `${indent}  `);
  return [`${indent}- ${first.trimStart()}`, ...others];
}

function screenLines(value: Readonly<Record<string, unknown>>, written: unknown, indent: string): string[] {
  // A field given as a string has no other options.
  const said = isObject(written) ? written : { field: written };
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .flatMap(([key, one]) => linesOf(key, one, Reflect.get(said, key), indent));
}

/** A screen with all defaults, line by line, marking those that come from the description. */
export const explainScreen = (screen: object, written: object): string =>
  screenLines({ ...screen }, written, '').join('\n');

/** Prints the screen of a route in portal.config.ts; false if there is none. */
export async function explainRoute(route: string): Promise<boolean> {
  const { portal, problem } = await loadConfig();
  if (problem) console.error(lineOf(problem));
  if (problem) return false;
  const filled = portal as Portal; // Made by definePortal; whether it is valid does not matter here.
  const group = Object.hasOwn(filled.routes.public, route) ? 'public' : 'signedIn';
  const [screen, written] = [filled, asWritten.get(filled)].map((one) => one?.routes[group][route]);
  if (screen && written) console.log(explainScreen(screen, written));
  else console.error(`There is no route '${route}'; there are ${routesOf(filled).join(', ')}.`);
  return screen !== undefined;
}
