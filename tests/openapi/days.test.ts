import { describe, expect, it } from 'vitest';
import { written } from '../../src/client/written.ts';
import { noNames } from '../../src/config/scope.ts';
import { json, listOf, object, ok, readApi, saidOf, tableOf, text, whole } from './readApi.ts';

const [from, to] = [{ 'x-portal-period': 'from' }, { 'x-portal-period': 'to' }];
const parcels = ok(json(object({ parcels: listOf({ id: text }) })));

/** An operation that lists parcels between two days. */
const read = (operation: object) => readApi({ root: { paths: { '/parcels/list': operation } } });
const posted = (body: object) => read({ post: { requestBody: json(body), ...parcels } });

const table = tableOf('parcelsList', 'parcels');
const config = { ...noNames, periods: ['all'], ranges: ['all'] };

describe('two fields that an overlay names as the days of a period', () => {
  const described = posted(
    object({ sent_after: { ...text, ...from }, sent_before: { ...text, ...to } }, { required: ['sent_after'] }),
  );

  it('are days and months in the portal, and keep their own names on the wire', () => {
    const { parcelsList: fields } = described.fields;
    expect(Object.keys(fields?.body ?? {})).toEqual(['start_date', 'end_date', 'months']);
    expect(fields?.required).toEqual(['start_date']);
    const { wire } = described.operations.parcelsList ?? {};
    const days = { start_date: '2026-01-01', end_date: '2026-02-01' };
    const { body } = written(days, { id: 'parcelsList', kind: 'query' }, wire);
    expect(body).toBe('{"sent_after":"2026-01-01","sent_before":"2026-02-01"}');
  });

  it('are filled by a range or a period; a section that requires them is refused without one', () => {
    expect(saidOf({ ...table, range: 'all' }, described, { config })).toEqual([]);
    expect(saidOf({ ...table, period: 'all' }, described, { config })).toEqual([]);
    expect(saidOf(table, described, { config })).toEqual([
      "screen.sections[0].query: 'parcelsList' requires 'start_date', and nothing fills it; fill it with a value in `where`, or a `range`, or a `period`, or `fields` of the API’s adapter",
    ]);
  });

  it.each([
    ['moment', { ...text, format: 'date-time' }, {}],
    ['seconds', whole, { 'x-portal-format': 'epoch-seconds' }],
    ['milliseconds', { ...whole, 'x-portal-format': 'epoch-milliseconds' }, {}],
  ])('may be a parameter, written as %s', (as, schema, said) => {
    const parameters = [{ name: 'after', in: 'query', schema, ...from, ...said }];
    expect(read({ get: { parameters, ...parcels } }).operations.getParcelsList?.wire).toMatchObject({
      days: { from: 'after', as },
    });
  });

  it('are refused if one is not a date, or if neither is the first', () => {
    expect(posted(object({ sent_after: { ...whole, ...from } })).problems).toEqual([
      "paths./parcels/list.post is left out: 'sent_after' has x-portal-period but is not a date; x-portal-format can say 'epoch-seconds'",
    ]);
    expect(posted(object({ sent_before: { ...text, ...to } })).problems).toEqual([
      "paths./parcels/list.post is left out: 'sent_before' ends a period (x-portal-period), but no field begins it: mark one 'from'",
    ]);
  });
});
