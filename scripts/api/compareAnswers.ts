import { operations } from '../../generated/operations.ts';
import { newTokenOf } from '../../src/client/envelope.ts';
import { type Finding, type FindingKind, findingsOf, plainName, plainPath, root } from '../../src/client/findings.ts';
import { missingIn } from '../../src/client/hasPromisedLists.ts';
import { wireOf } from '../../src/client/wire.ts';
import { isObject } from '../../src/values/isObject.ts';
import type { Exchange } from './exchange.ts';
import type { OperationId } from './signIn.ts';

/** How an answer can differ from the description, in its data or as a whole. */
export type DifferenceKind = FindingKind | 'status' | 'refused' | 'content-type' | 'renewal';

/** One way in which the answers of an operation differ at one place. It contains no value of an answer. */
export interface AnswerDifference {
  kind: DifferenceKind;
  field: string;
  expected: string;
  found: string;
  /** The possible new names of a missing field, or the described fields that an unknown one may be. */
  perhaps: readonly string[];
  /** How often it was found: once for each row. */
  times: number;
  effect: Effect;
}

/**
 * The effect of a difference on the portal: it refuses the answer, shows a value as missing or as it arrived, may lose
 * the session, or ignores it.
 */
export type Effect = 'refused' | 'value' | 'session' | 'none';

/** The types of JSON in plain words. */
const described: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
  string: 'a text',
  null: 'null',
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return described[typeof value] ?? `a ${typeof value}`;
}

/** What a text looks like, without revealing it. */
function looksLike(text: string): string {
  const looks: [RegExp, string][] = [
    [/^\d{4}-\d{2}-\d{2}$/, 'a date'],
    [/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/i, 'a date with a time'],
    [/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/, 'a date with a time but no time zone'],
    [/^\d{1,2}[/.]\d{1,2}[/.]\d{4}$/, 'a date in another order'],
    [/^-?[\d\s,.]+$/, 'a text with a number'],
    [/^$/, 'an empty text'],
  ];
  return looks.find(([pattern]) => pattern.test(text))?.[1] ?? 'another text';
}

function expectedOf({ schema: { type = [], enum: values, format, pattern, anyOf } }: Finding): string {
  if (values) return `one of ${values.length} known values`;
  if (anyOf) return 'one of several types';
  const text = format ?? (pattern === undefined ? 'a text' : 'a text of a certain form');
  return type.map((name) => (name === 'string' ? text : (described[name] ?? `a ${name}`))).join(' or ') || 'anything';
}

function foundIn({ kind, value, place = '', names = [] }: Finding): string {
  if (kind === 'missing' || kind === 'renamed' || kind === 'no-data') return 'nothing';
  if (kind === 'unknown-field') return names.length > 0 ? 'a field of another name' : 'a field that is not described';
  if (kind === 'unknown-value') return 'another value';
  if (kind === 'deeper')
    return place === ''
      ? 'the data without `data` around it'
      : `it seems to be under \`${place.split('.').map(plainName).includes('*') ? '*' : place}\``;
  if (kind === 'html') return 'an HTML page';
  if (kind === 'not-json') return value === '' ? 'nothing' : 'text that is not JSON';
  return typeof value === 'string' ? looksLike(value) : typeOf(value);
}

/** The portal shows unknown values, and ignores unknown fields. */
const harmless: readonly FindingKind[] = ['unknown-value', 'unknown-field'];

function ofFinding(finding: Finding, promised: readonly string[]): AnswerDifference {
  const { kind, field, names = [] } = finding;
  return {
    kind,
    field,
    expected:
      kind === 'html' || kind === 'not-json' ? 'JSON' : kind === 'unknown-field' ? 'nothing' : expectedOf(finding),
    found: foundIn(finding),
    perhaps: names.map(plainPath),
    times: 1,
    effect: harmless.includes(kind) ? 'none' : field === root || promised.includes(field) ? 'refused' : 'value',
  };
}

const once = { perhaps: [], times: 1 } as const;

/** The allowed media types of each kind of answer, and how a file begins. */
const media = {
  json: { type: /^(application\/([\w.-]+\+)?|text\/)json$/, name: 'application/json', start: undefined },
  pdf: { type: /^application\/pdf$/, name: 'application/pdf', start: /%PDF-/ },
  zip: { type: /^application\/(x-)?zip(-compressed)?$/, name: 'application/zip', start: /^PK/ },
  // A file of another API may be of any type, except the one of an error.
  file: { type: /^(?!text\/html$|.*\bjson$)./, name: 'a file', start: /^./s },
};

function ofType(id: OperationId, { type }: Exchange): AnswerDifference[] {
  const { type: allowed, name } = media[operations[id].answer];
  if (allowed.test(type)) return [];
  const found = /^[a-z]+\/[a-z0-9.+-]+$/.test(type) ? type : 'none';
  return [{ ...once, kind: 'content-type', field: 'content-type', expected: name, found, effect: 'none' }];
}

/** Whether data is in two envelopes, which the portal unwraps. */
const isDoubled = (body: unknown) =>
  isObject(body) &&
  isObject(body.data) &&
  isObject(body.data.data) &&
  Object.keys(body.data).every((key) => key === 'data' || key === 'newtoken');

/** A `newtoken` that is not a token, or a token under another name. */
function ofRenewal(body: unknown): AnswerDifference[] {
  if (!isObject(body) || newTokenOf(body) !== undefined) return [];
  const levels = [body, ...Object.values(body)].filter(isObject);
  const names = levels.flatMap((level) =>
    Object.entries(level)
      .filter(([, value]) => value !== null && value !== '')
      .map(([key]) => key),
  );
  const name = names.find((key) => /^(new|renewed|refreshed)_?(session_?)?token$/i.test(key));
  if (name === undefined) return [];
  const found = name === 'newtoken' ? 'no text, or in another place' : 'a field of another name';
  const perhaps = name === 'newtoken' ? [] : [plainName(name)];
  return [{ ...once, kind: 'renewal', field: 'newtoken', expected: 'a text', found, perhaps, effect: 'session' }];
}

function ofAnswer(id: OperationId, answer: Exchange): AnswerDifference[] {
  const { status, body, envelope, start } = answer;
  if (status < 200 || status >= 300) {
    const found = status >= 300 && status < 400 ? `${status}, a redirect` : `${status}`;
    return [{ ...once, kind: 'status', field: 'status', expected: '200', found, effect: 'refused' }];
  }
  const { answer: kind, data: hasData } = operations[id];
  if (kind !== 'json') {
    const isFile = media[kind].start.test(start);
    const found = 'something else';
    return isFile
      ? ofType(id, answer)
      : [{ ...once, kind: 'type', field: root, expected: `a ${kind} file`, found, effect: 'refused' }];
  }
  if (envelope?.status === 'error')
    return [{ ...once, kind: 'refused', field: 'status', expected: 'success', found: 'error', effect: 'refused' }];
  const data = envelope?.data;
  const promised = missingIn(id, data);
  const findings = hasData ? findingsOf(id, data, body).map((finding) => ofFinding(finding, promised)) : [];
  // An HTML page has its own media type, which tells nothing new.
  const isText = findings.some((one) => one.kind === 'html' || one.kind === 'not-json');
  const doubled = {
    ...once,
    kind: 'deeper',
    field: root,
    expected: 'an object',
    found: 'it is under `data.data`, which the portal reads',
    effect: 'none',
  } as const;
  return [
    ...(isText ? [] : ofType(id, answer)),
    ...ofRenewal(body),
    ...(!wireOf(operations[id]) && isDoubled(body) ? [doubled] : []),
    ...findings,
  ];
}

/** The differences in all answers of an operation, each place and kind once. */
export function compareAnswers(id: OperationId, answers: readonly Exchange[]): AnswerDifference[] {
  const found = new Map<string, AnswerDifference>();
  for (const one of answers.flatMap((answer) => ofAnswer(id, answer))) {
    const key = `${one.field} ${one.kind} ${one.found}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, times: before.times + 1 } : one);
  }
  return [...found.values()];
}

/** The lists that were empty in every answer, so that their rows could not be compared. */
export function emptyListsOf(answers: readonly Exchange[]): string[] {
  const seen = new Map<string, boolean>();
  const look = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      seen.set(place, (seen.get(place) ?? false) || value.length > 0);
      for (const item of value) look(item, `${place}[]`);
    } else if (isObject(value)) {
      for (const [name, part] of Object.entries(value))
        look(part, place === '' ? plainName(name) : `${place}.${plainName(name)}`);
    }
  };
  for (const { envelope } of answers) look(envelope?.data, '');
  return [...seen].flatMap(([place, isFilled]) => (isFilled ? [] : [place]));
}
