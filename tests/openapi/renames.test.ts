import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleDescription } from '../../scripts/generate/bundle.ts';
import type { Description } from '../../scripts/generate/description.ts';
import { withOverlays } from '../../scripts/generate/overlays.ts';
import { renamesOf } from '../../scripts/generate/renames/file.ts';
import { renameProblems } from '../../scripts/generate/renames/problems.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-renames-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'openapi/overlays'), { recursive: true });

/** The description with an overlay: its actions are a target and an update each, in two lines from the fourth on. */
function overlaid(description: Description, ...actions: [target: string, update: string][]): Description {
  const lines = actions.map(([target, update]) => `  - target: ${target}\n    update: ${update}\n`);
  const text = `overlay: 1.0.0\ninfo: { title: t, version: 1.0.0 }\nactions:\n${lines.join('')}`;
  writeFileSync(join(root, 'openapi/overlays/1.yaml'), text);
  return withOverlays(root, description);
}

const own = bundleDescription(join(import.meta.dirname, '../..'));
const activity = (field: string) => `$.components.schemas.PortfolioActivity.properties.${field}`;

const problemsOf = (description: Description) =>
  renameProblems(root, description).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);

const body = (schema: object) => ({ content: { 'application/json': { schema } } });
const operation = (operationId: string, sent: object, answered: object) => ({
  operationId,
  tags: ['t'],
  requestBody: body(sent),
  responses: { 200: body({ type: 'object', properties: { data: answered } }) },
});

describe('names on the wire', () => {
  it('are none if no field has one', () => {
    expect([renamesOf(own).shapes, renamesOf(own).renamed, problemsOf(own)]).toEqual([{}, {}, []]);
  });

  it('lead from each operation that uses a schema to its fields, once for all of them, and in circles', () => {
    const $ref = '#/components/schemas/Node';
    const described = {
      paths: {
        '/a': { post: operation('a', { $ref }, { type: 'array', items: { $ref } }) },
        '/b': {
          post: operation('b', { type: 'object', properties: { search: { type: 'string' } } }, { allOf: [{ $ref }] }),
        },
        '/c': { post: operation('c', { type: 'object' }, { anyOf: [{ $ref }, { type: 'null' }] }) },
      },
      components: {
        schemas: {
          Node: {
            type: 'object',
            properties: {
              name: { type: 'string', 'x-portal-wire': 'title' },
              children: { type: 'array', items: { $ref } },
              more: { type: 'object', additionalProperties: { $ref } },
            },
          },
        },
      },
    } as unknown as Description;
    expect(renamesOf(described).shapes).toEqual({
      Node: { name: { at: ['title'] }, children: { in: 'Node' }, more: { in: 'Node.more' } },
      'Node.more': { '*': { in: 'Node' } },
      'a answered': { data: { in: 'Node' } },
      'b answered': { data: { in: 'Node' } },
      'c answered': { data: { in: 'Node' } },
    });
    expect(renamesOf(described).renamed).toEqual({
      a: { sent: 'Node', answered: 'a answered' },
      b: { answered: 'b answered' },
      c: { answered: 'c answered' },
    });
  });
});

describe('a name on the wire is refused, with its place in the overlay, that', () => {
  const refused = (...actions: Parameters<typeof overlaid>[1][]) => problemsOf(overlaid(own, ...actions));

  it('another field has', () => {
    expect(refused([activity('net_amount'), '{ x-portal-wire: balance_amount }'])).toEqual([
      "openapi/overlays/1.yaml:5:15 x-portal-wire: 'balance_amount' is what the API calls 'balance_amount'; give one of them another name, or remove it",
    ]);
  });

  it('two fields have, at each of them', () => {
    const both = refused(
      [activity('net_amount'), '{ x-portal-wire: amt }'],
      [activity('balance_amount'), '{ x-portal-wire: amt }'],
    );
    expect(both).toEqual([
      expect.stringContaining("1.yaml:5:15 x-portal-wire: 'amt' is what the API calls 'balance_amount'"),
      expect.stringContaining("1.yaml:7:15 x-portal-wire: 'amt' is what the API calls 'net_amount'"),
    ]);
  });

  it('is within a value, or within another field', () => {
    expect(refused([activity('net_amount'), '{ x-portal-wire: currency.amount }'])).toEqual([
      expect.stringContaining("'currency.amount' is what the API calls 'currency'"),
    ]);
    expect(
      refused([activity('net_amount'), '{ x-portal-wire: a.b }'], [activity('balance_amount'), '{ x-portal-wire: a }']),
    ).toHaveLength(2);
  });

  it('is not a name, or does not belong to a field', () => {
    expect(refused([activity('net_amount'), "{ x-portal-wire: 'a..b' }"])).toEqual([
      "openapi/overlays/1.yaml:5:15 x-portal-wire: 'a..b' is not a name; write one such as net_amt or attributes.net_amt",
    ]);
    expect(refused(['$.components.schemas.PortfolioActivity', '{ x-portal-wire: row }'])).toEqual([
      'openapi/overlays/1.yaml:5:15 x-portal-wire: only a field of an answer, or of a body without files, can have another name',
    ]);
  });

  it('unless two names are swapped, or a field moves beside another', () => {
    const fine = refused(
      [activity('net_amount'), '{ x-portal-wire: balance_amount }'],
      [activity('balance_amount'), '{ x-portal-wire: net_amount }'],
    );
    const beside = refused(
      [activity('net_amount'), '{ x-portal-wire: amounts.net }'],
      [activity('balance_amount'), '{ x-portal-wire: amounts.balance }'],
    );
    expect([fine, beside]).toEqual([[], []]);
  });
});
