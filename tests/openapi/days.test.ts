import { describe, expect, it } from 'vitest';
import type { Wire } from '../../src/client/wire.ts';
import { written } from '../../src/client/written.ts';
import { noNames } from '../../src/config/scope.ts';
import { json, readApi, saidOf } from './readApi.ts';

const text = { type: 'string' };
const parcels = {
  type: 'object',
  properties: { parcels: { type: 'array', items: { type: 'object', properties: { id: text } } } },
};
const query = { id: 'parcelsList', kind: 'query', url: '/parcels/list' } as const;
const answered = { responses: { '200': { description: 'ok', ...json(parcels) } } };
const [from, to] = [{ 'x-portal-period': 'from' }, { 'x-portal-period': 'to' }];

/** Operations that list parcels between two days. */
const read = (paths: object) => readApi({ root: { openapi: '3.0.0', paths } });

const posted = (properties: object, required: readonly string[] = []) => ({
  '/parcels/list': { post: { requestBody: json({ type: 'object', required, properties }), ...answered } },
});

const table = {
  kind: 'table',
  id: 's',
  title: 'Parcels',
  query: 'parcelsList',
  rows: 'parcels',
  columns: [{ field: 'id', format: 'text', label: 'Id' }],
  key: 'id',
  empty: { title: 'None', text: 'None.' },
};
const config = { ...noNames, periods: ['all'], ranges: ['all'] };

describe('two fields that an overlay names as the days of a period', () => {
  const described = read(posted({ sent_after: { ...text, ...from }, sent_before: { ...text, ...to } }, ['sent_after']));

  it('are days and months in the portal, and keep their own names on the wire', () => {
    expect(Object.keys(described.fields.parcelsList?.body ?? {})).toEqual(['start_date', 'end_date', 'months']);
    expect(described.fields.parcelsList?.required).toEqual(['start_date']);
    const wire: Wire = described.operations.parcelsList?.wire;
    const sent = written({ start_date: '2026-01-01', end_date: '2026-02-01' }, query, wire);
    expect(JSON.parse(String(sent.body))).toEqual({ sent_after: '2026-01-01', sent_before: '2026-02-01' });
  });

  it('are filled by a range or a period; a section that requires them is refused without one', () => {
    expect(saidOf({ ...table, range: 'all' }, described, { config })).toEqual([]);
    expect(saidOf({ ...table, period: 'all' }, described, { config })).toEqual([]);
    expect(saidOf({ ...table, where: { start_date: '2026-01-01' } }, described, { config })).toEqual([]);
    expect(saidOf(table, described, { config })).toEqual([
      "screen.sections[0].query: 'parcelsList' requires 'start_date', and nothing fills it; fill it with a value in `where`, or a `range`, or a `period`, or `fields` of the API’s adapter",
    ]);
  });

  it('may be parameters of a query, and moments or seconds', () => {
    const schema = { ...text, format: 'date-time' };
    const at = (name: string, said: object, of: object = schema) => ({ name, in: 'query', schema: of, ...said });
    const daysOf = (parameters: object[]) => {
      const { operations } = read({ '/parcels': { get: { operationId: 'parcelsList', parameters, ...answered } } });
      return operations.parcelsList?.wire;
    };
    const moments: Wire = daysOf([at('after', from), at('until', to)]);
    expect(moments.days).toEqual({ from: 'after', to: 'until', as: 'moment' });
    expect(written({ start_date: '2026-01-01' }, query, moments).path).toMatch(
      /^\/parcels\?after=2026-01-01T00%3A00%3A00/,
    );
    const seconds = { type: 'integer' };
    expect(daysOf([at('after', { ...from, 'x-portal-format': 'epoch-seconds' }, seconds)])?.days).toEqual({
      from: 'after',
      as: 'seconds',
    });
  });

  it('are refused if one is not a date, or if neither is the first', () => {
    expect(read(posted({ sent_after: { type: 'integer', ...from } })).problems).toEqual([
      "paths./parcels/list.post is left out: 'sent_after' has x-portal-period but is not a date; x-portal-format can say 'epoch-seconds'",
    ]);
    expect(read(posted({ sent_before: { ...text, ...to } })).problems).toEqual([
      "paths./parcels/list.post is left out: 'sent_before' ends a period (x-portal-period), but no field begins it: mark one 'from'",
    ]);
  });
});
