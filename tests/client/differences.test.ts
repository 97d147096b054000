import { describe, expect, it, vi } from 'vitest';
import { answers } from '../../generated/answers.ts';
import { differencesOf } from '../../src/client/differences.ts';
import type { OperationId } from '../../src/client/operationFacts.ts';
import { warnOnSchemaMismatch } from '../../src/client/warnOnSchemaMismatch.ts';
import { exampleData } from '../faults/call.ts';

describe('an answer compared with the description', () => {
  it.each(Object.keys(answers) as OperationId[])('of %s has no difference if it is its example', async (id) => {
    expect(differencesOf(id, await exampleData(id))).toEqual([]);
  });

  it('has no difference if it has additional fields', async () => {
    const data = await exampleData('teamList');
    expect(differencesOf('teamList', { ...data, more: 1 })).toEqual([]);
  });

  it('has one for each field that is missing, of another type, or of an unknown value', async () => {
    const data = await exampleData('portfolioActivities');
    const [activity] = data.activities as object[];
    const odd = { ...activity, activity_id: '7', activity_type: 'gift', activity_date: null };
    const rest = { ...data, totals: undefined, activities: [odd, odd], total: 1.5 };
    expect(differencesOf('portfolioActivities', rest)).toEqual(
      expect.arrayContaining([
        { operation: 'portfolioActivities', field: 'totals', expected: 'object', found: 'nothing' },
        { operation: 'portfolioActivities', field: 'total', expected: 'integer', found: '1.5' },
        { operation: 'portfolioActivities', field: 'activities[].activity_id', expected: 'integer', found: '"7"' },
        expect.objectContaining({ field: 'activities[].activity_type', found: '"gift"' }),
        expect.objectContaining({ field: 'activities[].activity_date', found: 'null' }),
      ]),
    );
    expect(differencesOf('portfolioActivities', rest)).toHaveLength(5);
  });

  it('has one for each value that breaks its format or pattern, and for each date that does not exist', async () => {
    const data = await exampleData('portfolioActivities');
    const [activity] = data.activities as object[];
    const told = (odd: object) =>
      differencesOf('portfolioActivities', { ...data, activities: [{ ...activity, ...odd }] }).map(
        ({ field, expected, found }) => [field, expected, found],
      );
    expect(told({ activity_date: '11/15/2026' })).toEqual([['activities[].activity_date', 'date', '"11/15/2026"']]);
    expect(told({ activity_date: '2026-02-31' })).toEqual([['activities[].activity_date', 'date', '"2026-02-31"']]);
    const moment = '2026-11-15T00:00:00.000000Z';
    expect(told({ activity_date: moment })).toEqual([['activities[].activity_date', 'date', `"${moment}"`]]);
    expect(told({ currency: '$' })).toEqual([['activities[].currency', 'string like ^[A-Z]{3}$', '"$"']]);
    const notes = await exampleData('portfolioEnable');
    const [note] = notes.notes as object[];
    expect(differencesOf('portfolioEnable', { ...notes, notes: [{ ...note, published_at: '2026-11-15' }] })).toEqual([
      expect.objectContaining({ field: 'notes[].published_at', expected: 'date-time', found: '"2026-11-15"' }),
    ]);
  });

  it('names the unknown fields beside a missing one, because one may be its new name', async () => {
    const data = await exampleData('portfolioActivities');
    const [{ net_amount, ...activity }] = data.activities as [Record<string, unknown>];
    const renamed = { ...activity, net_amt: net_amount, memo: 'A text is no amount.' };
    expect(differencesOf('portfolioActivities', { ...data, activities: [renamed] })).toEqual([
      {
        operation: 'portfolioActivities',
        field: 'activities[].net_amount',
        expected: 'number',
        found: 'nothing; perhaps renamed: `net_amt`',
      },
    ]);
  });

  it('has a single one if all of it is a level deeper', async () => {
    const data = await exampleData('portfolioActivities');
    const deeper = (place: string) => [
      {
        operation: 'portfolioActivities',
        field: 'data',
        expected: 'object',
        found: `the data seems to be one level deeper, under \`${place}\``,
      },
    ];
    expect(differencesOf('portfolioActivities', { result: data, took: 7 })).toEqual(deeper('result'));
    expect(differencesOf('portfolioActivities', undefined, { status: 'success', result: data })).toEqual([
      expect.objectContaining({ field: 'data', found: 'the data seems to be under `result`' }),
    ]);
    expect(differencesOf('portfolioActivities', undefined, data)).toEqual([
      expect.objectContaining({
        field: 'data',
        found: 'the data seems to be there without the level `data` around it',
      }),
    ]);
    expect(differencesOf('portfolioActivities', { ...data, activities: { items: data.activities } })).toEqual([
      expect.objectContaining({
        field: 'activities',
        expected: 'array',
        found: 'the data seems to be one level deeper, under `items`',
      }),
    ]);
  });

  it('is recognized as a page if it is HTML', () => {
    const page = '<!DOCTYPE html>\n<html><title>Sign in</title></html>';
    expect(differencesOf('teamList', undefined, page)).toEqual([
      {
        operation: 'teamList',
        field: 'data',
        expected: 'JSON',
        found: 'an HTML page; is this the address of the API?',
      },
    ]);
  });

  it('is reported as a table by field, and still shown', () => {
    const table = vi.spyOn(console, 'table').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(warnOnSchemaMismatch('teamList', { team: {} }, {})).toBe(true);
    expect(table).toHaveBeenCalledWith(
      [{ operation: 'teamList', field: 'team', expected: 'array', found: '{}' }],
      ['field', 'expected', 'found'],
    );
  });
});
