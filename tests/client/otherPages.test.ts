import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { portfolioActivities } from '../../generated/hooks/portfolio/portfolio.ts';
import { operations } from '../../generated/operations.ts';
import * as visitorOperations from '../../generated/visitorOperations.ts';
import { onePage } from '../../src/sandbox/otherPages.ts';
import type { Pages } from '../../src/values/wirePages.ts';
import { json, openApi } from './openApi.ts';

const all = Array.from({ length: 7 }, (_, index) => ({ activity_id: index + 1 }));

/** The search text, different in each test so that no cursor is known from the previous one. */
let search = '';

/** An API whose list of seven activities comes in pages like this. */
async function apiWith(given: Partial<Pages>, answered = (answer: { data?: unknown }): object => answer) {
  const pages = { rows: 'data.activities', most: 5, size: 'limit', ...given };
  search += 'a';
  vi.spyOn(visitorOperations, 'hasOtherApis', 'get').mockReturnValue(true);
  Object.assign(operations.portfolioActivities, { pages });
  onTestFinished(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(operations.portfolioActivities, 'pages');
  });
  const refusal = { status: 200 };
  const api = await openApi((response, received, count) => {
    const answer = answered(Object(onePage(pages, { data: { activities: all } }, received.json)));
    return json(answer, refusal.status)(response, received, count);
  });
  const asked = () => api.received.map(({ json: { session_token: _, investor_id: __, ...body } }) => body);
  return { ...api, asked, refusal };
}

/** A page as the portal reads it: the ids of its rows, its last page, and the number of rows on all. */
async function pageOf(page: number, size = 3) {
  const { data } = await portfolioActivities({ page, per_page: size, search });
  const { activities, last_page, total, ...rest } = data;
  return [activities.map(({ activity_id }) => activity_id).join(), last_page, 'at_least' in rest ? `${total}+` : total];
}

const counted = [
  ['1,2,3', 3, 7],
  ['4,5,6', 3, 7],
  ['7', 3, 7],
];
const found = [
  ['1,2,3', 2, '4+'],
  ['4,5,6', 3, '7+'],
  ['7', 3, 7],
];

describe('a page of a list with another kind of paging', () => {
  it.each([
    [
      'its number, whatever the first one is, and a count',
      { page: 'paging.no', first: 0, total: 'paging.all' },
      counted,
      { paging: { no: 2 }, limit: 3 },
    ],
    ['an offset and a count', { offset: 'start', total: 'all' }, counted, { start: 6, limit: 3 }],
    [
      'an offset, with one extra row, as nothing else tells whether more follow',
      { offset: 'start' },
      found,
      { start: 6, limit: 4 },
    ],
    ['the cursor from the previous page', { cursor: 'after', next: 'meta.next' }, found, { limit: 3, after: '6' }],
    [
      'a cursor in its last row, with a flag for more pages',
      { cursor: 'after', next: 'data.activities.*.activity_id', more: 'has_more' },
      found,
      { limit: 3, after: 6 },
    ],
    [
      'a cursor in its last row alone, where the last page is not full',
      { cursor: 'after', next: 'data.activities.*.activity_id' },
      found,
      { limit: 3, after: 6 },
    ],
    [
      'a cursor in a link to the next page',
      { cursor: 'after', next: 'links.next', isLink: true },
      found,
      { limit: 3, after: '6' },
    ],
  ])('is requested by %s', async (_, pages, expected, last) => {
    const { asked } = await apiWith(pages);
    expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual(expected);
    expect(asked()).toHaveLength(3);
    expect(asked()[2]).toEqual({ search, ...last });
  });

  it('may come with the number of the last page, which gives only a minimum number of rows', async () => {
    await apiWith({ page: 'no', first: 0, last: 'pages' });
    expect([await pageOf(1), await pageOf(3)]).toEqual([
      ['1,2,3', 3, '7+'],
      ['7', 3, 7],
    ]);
  });

  it('of the largest size may be followed by an empty one if nothing tells whether more follow', async () => {
    const { asked } = await apiWith({ offset: 'start' });
    expect(await pageOf(1, 5)).toEqual(['1,2,3,4,5', 2, '6+']);
    expect(asked()).toEqual([{ search, start: 0, limit: 5 }]);
  });

  it('is reached through the previous pages after a reload, and is past the end if they end first', async () => {
    const { asked } = await apiWith({ cursor: 'after', next: 'meta.next' });
    expect(await pageOf(3)).toEqual(found[2]);
    expect(asked()).toHaveLength(3);
    const [, last] = await pageOf(9);
    expect(last).toBe(3);
  });

  it('is requested without a cursor of another investor', async () => {
    const { asked, session } = await apiWith({ cursor: 'after', next: 'meta.next' });
    await pageOf(2);
    session.select(502);
    await pageOf(2);
    expect(asked().map(({ after }) => after)).toEqual([undefined, '3', undefined, '3']);
  });

  it('is searched from the first page on after its cursor was refused', async () => {
    const { asked, refusal } = await apiWith({ cursor: 'after', next: 'meta.next' });
    await pageOf(2);
    refusal.status = 400;
    await expect(pageOf(2)).rejects.toThrow();
    refusal.status = 200;
    await pageOf(2);
    expect(asked().map(({ after }) => after)).toEqual([undefined, '3', '3', undefined, '3']);
  });

  it('has at most as many rows as the API allows', async () => {
    const { asked } = await apiWith({ page: 'no', total: 'all' });
    expect(await pageOf(2, 1000)).toEqual(['6,7', 2, 7]);
    expect(asked()).toEqual([{ search, no: 2, limit: 5 }]);
  });

  it('does not know the last page if the answer has lost it', async () => {
    for (const lost of [{ last: 'meta.pages' }, { total: 'meta.all' }, { more: 'meta.more' }]) {
      await apiWith({ page: 'no', ...lost }, ({ data }) => ({ data }));
      expect(await pageOf(1)).toEqual(['1,2,3', undefined, undefined]);
    }
  });
});
