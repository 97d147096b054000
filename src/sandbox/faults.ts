import { HttpResponse } from 'msw';
import { isObject } from '../values/isObject.ts';
import { problem } from './problem.ts';

interface Breakage {
  about: string;
  /** A delay in milliseconds before anything else. */
  wait?: number;
  /** Replaces the answer. */
  instead?: () => Response | Promise<Response>;
  /** Changes the answer's `data`: all of it, or only the fields of this name. */
  change?: (data: unknown, field?: string) => unknown;
}

/** Resolves after `ms` milliseconds. */
export const wait = (ms: number) => (ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : undefined);

const page = '<!doctype html><title>Sign in to the network</title><p>Please accept the terms.</p>';
const html = (status: number) => () => new Response(page, { status, headers: { 'content-type': 'text/html' } });

/** Copies a value, passing everything that is neither a list nor an object to `leaf`. */
function mapLeaves(value: unknown, leaf: (value: unknown, key: string) => unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, leaf, key));
  if (!isObject(value)) return leaf(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapLeaves(item, leaf, name)]));
}

/** Copies a value with null in place of every field of this name. */
function withoutField(value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutField(item, field));
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, item]) => [name, name === field ? null : withoutField(item, field)]));
}

function emptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, emptyLists(item)]));
}

const isId = (key: string) => key.endsWith('_id') || key === 'key' || key === 'micid' || key === 'currency';

/** Turns each list into an object with the same items. */
function listsAsObjects(value: unknown): unknown {
  if (Array.isArray(value)) return Object.fromEntries(value.map((item, index) => [index, listsAsObjects(item)]));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, listsAsObjects(item)]));
}

function extreme(value: unknown, key: string): unknown {
  if (isId(key) || key.endsWith('_date') || key.endsWith('_at')) return value;
  if (typeof value === 'number' && /_(amount|percent)$/.test(key)) return value < 0 ? -1e15 : 1e15 + 0.1;
  if (typeof value === 'string' && /name|title|description/.test(key))
    return `${value} שלום 👩‍💼 ${'long '.repeat(40)}`;
  return value;
}

const breakages = {
  offline: { about: 'the connection drops', instead: () => HttpResponse.error() },
  stall: { about: 'no answer ever comes', instead: () => new Promise<Response>(() => {}) },
  stallbody: {
    about: 'the answer begins and never goes on',
    // Without a length the answer is streamed.
    instead: () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":')) }), {
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      }),
  },
  nocors: {
    about: 'an answer for pages of another host only',
    instead: () => Response.json({}, { headers: { 'access-control-allow-origin': 'https://elsewhere.test' } }),
  },
  slow: { about: 'the answer takes three more seconds', wait: 3000 },
  empty500: { about: 'a 500 without a body', instead: () => new Response(null, { status: 500 }) },
  empty200: { about: 'a 200 without a body', instead: () => new Response(null, { status: 200 }) },
  html: { about: 'a page in place of the answer', instead: html(200) },
  html502: { about: 'a 502 with a page', instead: html(502) },
  truncated: {
    about: 'JSON that breaks off',
    instead: () => new Response('{"status":"success","data":{"to', { headers: { 'content-type': 'application/json' } }),
  },
  expired: { about: 'a 401: the session has ended', instead: () => problem(401, 'Your session has ended.') },
  forbidden: { about: 'a 403', instead: () => problem(403, 'You do not have access to this investor.') },
  notfound: { about: 'a 404', instead: () => problem(404, 'This could not be found.') },
  invalid: { about: 'a 422', instead: () => problem(422, 'Please check the marked fields.', { general: 'Refused.' }) },
  busy: {
    about: 'a 429',
    instead: () => problem(429, 'Too many requests. Please wait a moment.', undefined, { 'retry-after': '30' }),
  },
  error500: { about: 'a 500', instead: () => problem(500, 'Something went wrong on our side.') },
  nulls: {
    about: 'null in place of every value, or of one field: nulls@/teams#email',
    change: (data, field) =>
      field === undefined ? mapLeaves(data, (v, key) => (isId(key) ? v : null)) : withoutField(data, field),
  },
  wrongshape: { about: 'an object in place of every list', change: listsAsObjects },
  emptylists: { about: 'every list is empty', change: emptyLists },
  extreme: { about: 'very large amounts and very long names', change: (data) => mapLeaves(data, extreme) },
} satisfies Record<string, Breakage>;

export type FaultName = keyof typeof breakages;

/** A fault that affects every path, or one such as `/portfolio/activities`. */
export interface Fault {
  name: FaultName;
  path?: string;
  /** Of `nulls`: the name of the fields that are null; by default every value is. */
  field?: string;
}

export const faultNames = Object.keys(breakages);

/** A line for each fault with its description. */
export const faultHelp = Object.entries(breakages).map(([name, { about }]) => `${name.padEnd(12)} ${about}`);

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(breakages, name);

/** Applies the faults of a path: waits, throws the replacement answer, and returns the change to the data. */
export async function breakCall(faults: Fault[], path: string): Promise<(data: unknown) => unknown> {
  const here = faults.filter((fault) => fault.path === undefined || fault.path === path);
  for (const { name } of here) {
    const breakage: Breakage = breakages[name];
    await wait(breakage.wait ?? 0);
    if (breakage.instead) throw await breakage.instead();
  }
  return (data) =>
    here.reduce((value, { name, field }) => {
      const { change }: Breakage = breakages[name];
      return change ? change(value, field) : value;
    }, data);
}
