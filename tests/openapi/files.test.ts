import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/generate/description.ts';
import { factsOf } from '../../scripts/generate/facts.ts';
import { describedFields } from '../../scripts/generate/fields.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import { contentKind } from '../../src/format/contentKind.ts';
import { isZip } from '../../src/format/isZip.ts';
import { exampleFile } from '../../src/sandbox/exampleFile.ts';

const content = { 'application/json': { schema: { type: 'object', properties: { slip: { type: 'string' } } } } };

/** An operation that answers these media types, as the generator reads it. */
function read(types: readonly string[], said: object = {}) {
  const binary = { schema: { type: 'string', format: 'binary' } };
  const post = {
    operationId: 'slipGet',
    requestBody: { content },
    responses: { 200: { description: 'ok', content: Object.fromEntries(types.map((type) => [type, binary])) } },
    ...said,
  };
  const root = { paths: { '/slips/file': { post } } };
  const { description, problems } = adapt({ file: 'openapi/apis/t.yaml', root }, 'apit', { ids: [], paths: [] });
  const [found] = operationsOf(description);
  return {
    facts: found && factsOf(description, found.path, found.operation),
    fields: describedFields(description).slipGet,
    problems: problems.map(({ message }) => message),
  };
}

describe('an operation of another API that answers a file', () => {
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

  it('is read as JSON where it may be, and left out where it is no file or a command', () => {
    expect(read(['application/json', 'text/csv']).facts?.answer).toBe('json');
    expect(read(['text/html']).problems).toEqual(['is left out: it answers text/html, not JSON']);
    expect(read(['application/pdf'], { 'x-portal-kind': 'command' }).problems).toEqual([
      "is left out: it answers application/pdf, and a command no file; 'x-portal-kind: query' says that it reads",
    ]);
  });

  it('has an example in the sandbox that the portal can open', async () => {
    expect(await contentKind(await exampleFile('pdf', 'application/pdf').blob())).toBe('pdf');
    expect(await isZip(await exampleFile('zip', 'application/zip').blob())).toBe(true);
    const table = exampleFile('file', 'text/csv');
    expect(table.headers.get('content-type')).toBe('text/csv');
    expect(await table.text()).toContain('date,amount');
  });
});
