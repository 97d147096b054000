import { describe, expect, it } from 'vitest';
import { exampleFile } from '../../src/sandbox/otherAnswer.ts';
import { contentKind } from '../../src/values/contentKind.ts';
import { isZip } from '../../src/values/isZip.ts';
import { json, listOf, object, ok, readApi, saidOf, tableOf, text } from './readApi.ts';

const slip = { requestBody: json(object({ slip: text }, { required: ['slip'] })) };

/** An operation that returns these media types, as the generator reads it. */
function read(types: readonly string[], said: object = {}) {
  const content = Object.fromEntries(types.map((type) => [type, { schema: text }]));
  const root = { paths: { '/slips/file': { post: { operationId: 'slipGet', ...slip, ...ok({ content }), ...said } } } };
  const { operations, fields, problems } = readApi({ root });
  return { facts: operations.slipGet, fields: fields.slipGet, problems };
}

describe('an operation of another API that returns a file', () => {
  it('is a query of a file, whatever its type', () => {
    const { facts, fields } = read(['application/pdf']);
    expect(facts).toMatchObject({ kind: 'query', answer: 'pdf', data: false, wire: { file: 'application/pdf' } });
    expect(fields).toMatchObject({ body: { slip: {} }, data: {} });
    const kindOf = (type: string) => read([type]).facts?.answer;
    expect(kindOf('application/zip')).toBe('zip');
    for (const type of ['text/csv', 'application/octet-stream', 'application/vnd.ms-excel', 'text/csv; charset=utf-8'])
      expect(kindOf(type)).toBe('file');
    expect(read(['text/csv; charset=utf-8']).facts?.wire).toMatchObject({ file: 'text/csv' });
  });

  it('is read as JSON if it can be, and left out if it is no file or is a command', () => {
    expect(read(['application/json', 'text/csv']).facts?.answer).toBe('json');
    expect(read(['text/html']).problems).toEqual([
      'paths./slips/file.post is left out: it answers text/html, not JSON',
    ]);
    expect(read(['application/pdf'], { 'x-portal-kind': 'command' }).problems).toEqual([
      "paths./slips/file.post is left out: it answers application/pdf, but a command cannot; 'x-portal-kind: query' says that it only reads",
    ]);
  });

  it('has an example in the sandbox that the portal can open', async () => {
    expect(await contentKind(await (await exampleFile('pdf', 'application/pdf')).blob())).toBe('pdf');
    expect(await isZip(await (await exampleFile('zip', 'application/zip')).blob())).toBe(true);
    const table = await exampleFile('file', 'text/csv');
    expect(table.headers.get('content-type')).toBe('text/csv');
    expect(await table.text()).toContain('date,amount');
  });
});

describe('a table with a file for each row', () => {
  const rows = json(object({ slips: listOf({ id: text }) }));
  const file = { content: { 'application/pdf': { schema: text } } };
  const paths = {
    '/slips/list': { post: { ...ok(rows) } },
    '/slips/file': { post: { operationId: 'slipGet', ...slip, ...ok(file) } },
  };
  const known = readApi({ root: { paths } });
  const saidOfFile = (file: object) =>
    saidOf(tableOf('slipsList', 'slips', { file }), known).map((said) => said.replace('screen.sections[0].', ''));

  it('names the field of a row that fills what its query requires', () => {
    expect(saidOfFile({ query: 'slipGet', with: { slip: 'id' } })).toEqual([]);
    expect(saidOfFile({ query: 'slipGet', with: {} })).toEqual([
      "file.with: 'slipGet' requires 'slip'; say which field of a row fills it",
    ]);
    expect(saidOfFile({ query: 'slipGet', with: { slip: 'ids' } })[0]).toMatch(/^file\.with\.slip: 'ids' is not known/);
    expect(saidOfFile({ query: 'slipGet', with: { slip: 'id', page: 'id' } })[0]).toMatch(
      /^file\.with\.page: 'page' is not/,
    );
    expect(saidOfFile({ query: 'slipsList', with: {} })[0]).toMatch(
      /^file\.query: 'slipsList' is not known.*allowed: slipGet/,
    );
  });
});
