import { expect } from 'vitest';
import { answers } from '../../../generated/answers.ts';
import { outlines } from '../../../generated/outlines.ts';
import type { Facts, OperationId } from '../../../src/client/operationFacts.ts';
import { text } from '../../../src/values/text/text.ts';
import { json, openApi, plain } from '../../client/openApi.ts';
import {
  extreme,
  mistyped,
  withAllFields,
  withEmptyLists,
  withLongLists,
  withNulls,
  withoutLists,
  withoutNulls,
} from '../altered.ts';
import { call, exampleData } from '../call.ts';
import {
  type Answer,
  expectSession,
  fails,
  hasData,
  isJson,
  isQuery,
  isSignedIn,
  leavesOpen,
  outcomeOf,
  type TransportFault,
} from './fault.ts';

const hasLists = (facts: Facts) => hasData(facts) && isQuery(facts);
const isFile = (facts: Facts) => !isJson(facts);
const idOf = (facts: Facts, ids: readonly string[]) => ids.some((id) => id === (facts as Facts & { id?: string }).id);

/** An answer that cannot be shown, although a command may have been carried out. */
const unreadable = (
  what: string,
  row: string,
  fits: TransportFault['fits'],
  answer: (id: OperationId) => Promise<Answer>,
): TransportFault => ({
  row,
  what,
  fits,
  says: (facts) => (isQuery(facts) ? 'fails as unreadable' : `fails as unreadable, and ${outcomeOf(facts)}`),
  async prove(id, facts) {
    const message = leavesOpen(facts) ? text.problems.formatUnsure : text.problems.format;
    const { session } = await fails(id, await answer(id), { kind: 'format', status: 200, message });
    expectSession(session);
  },
});

/** Data that is odd but can be shown, so it comes through as it was sent. */
const readable = (
  what: string,
  row: string,
  alter: (data: unknown, id: OperationId) => unknown,
  fits: TransportFault['fits'] = hasData,
): TransportFault => ({
  row,
  what,
  fits,
  says: () => 'returns it as it was sent',
  async prove(id) {
    const data = alter(await exampleData(id), id);
    const { session } = await openApi(json({ status: 'success', data }));
    const answer = await call(id);
    // Compared as text, since some answers have many megabytes. The client leaves out null.
    const came = JSON.stringify(answer) === JSON.stringify({ status: 'success', data: withoutNulls(data) });
    expect(came, 'the answer as it was sent').toBe(true);
    expectSession(session);
  },
});

const ok = (body: unknown) => Promise.resolve(json(body));

/** Answers that break the promises of the description. */
export const answerFaults: TransportFault[] = [
  unreadable('a 200 without a body', 'F13', isJson, () => Promise.resolve(plain('', 'application/json'))),
  unreadable('truncated JSON', 'F15', isJson, () =>
    Promise.resolve(plain('{"status":"success","data":{"to', 'application/json')),
  ),
  unreadable('an answer without data', 'F16', hasData, () => ok({ status: 'success' })),
  unreadable('an answer with null as its data', 'F16', hasData, () => ok({ data: null })),
  unreadable('an answer with a list as its data', 'F16', hasData, async (id) =>
    json({ data: [await exampleData(id)] }),
  ),
  unreadable('an answer that is a list', 'F16', isJson, () => ok([])),
  unreadable(
    'an answer with objects in place of its lists',
    'F16',
    (facts) => hasLists(facts) && idOf(facts, idsWithLists),
    async (id) => json({ data: withoutLists(await exampleData(id)) }),
  ),
  unreadable(
    'an answer without its promised lists',
    'F16',
    (facts) => hasLists(facts) && idOf(facts, idsWithLists),
    () => ok({ data: {} }),
  ),
  readable('an answer with strings for numbers and numbers for strings', 'F16', mistyped),
  {
    row: 'F16',
    what: 'JSON in place of a file',
    says: () => 'fails with the server’s message',
    fits: isFile,
    async prove(id) {
      await fails(id, json({ status: 'success', message: 'It is being prepared.' }), {
        kind: 'format',
        message: 'It is being prepared.',
      });
    },
  },
  readable('an answer with null wherever it is allowed', 'F17', (data, id) => withNulls(answers[id] ?? {}, data)),
  {
    row: 'F17',
    what: 'an answer with null for every optional field that it lacks, and without every null',
    says: () => 'is the same answer to everyone who reads it',
    fits: hasData,
    async prove(id) {
      const schema = answers[id] ?? {};
      const read = async (alter: (data: unknown) => unknown) => {
        await openApi(
          json({ status: 'success', data: alter(withNulls(schema, withAllFields(schema, await exampleData(id)))) }),
        );
        return call(id);
      };
      expect(await read((data) => data)).toEqual(await read(withoutNulls));
    },
  },
  readable('an answer with empty lists', 'F18', withEmptyLists),
  readable('an answer with thousands of rows', 'F19', withLongLists, hasLists),
  readable('an answer with huge numbers and texts', 'F20', extreme),
  {
    row: 'F30',
    what: 'JSON with a duplicate key and a prototype',
    says: () => 'uses the later value and pollutes nothing',
    fits: isJson,
    async prove(id, facts) {
      const data = JSON.stringify(facts.data ? await exampleData(id) : {}).slice(1);
      const polluted = `{"status":"error","__proto__":{"polluted":1},"status":"success","data":{"__proto__":{"polluted":1}${data === '}' ? '' : ','}${data}}`;
      await openApi(plain(polluted, 'application/json'));
      const answer = await call(id);
      expect(answer).toMatchObject({ status: 'success' });
      expect(JSON.stringify(answer)).not.toContain('polluted');
      expect(answer).not.toHaveProperty('data.polluted');
      expect({}).not.toHaveProperty('polluted');
    },
  },
  {
    row: 'F25',
    what: 'a new token that is empty or invalid',
    says: () => 'keeps the current token',
    fits: (facts) => isJson(facts) && isSignedIn(facts),
    async prove(id, facts) {
      const data = facts.data ? await exampleData(id) : undefined;
      for (const newtoken of ['', null, 7]) {
        const { session } = await openApi(json({ status: 'success', newtoken, data }));
        await call(id);
        expect(session.renewed).toEqual([]);
      }
    },
  },
];

// If a query promises only objects, missing ones are shown as unknown.
const idsWithLists = Object.entries(outlines)
  .filter(([, outline]) => /objects|values/.test(JSON.stringify(outline)))
  .map(([id]) => id);
