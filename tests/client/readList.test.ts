import { describe, expect, it } from 'vitest';
import { readList } from '../../src/client/readList.ts';

type Row = { id?: number | null; note?: string };

/** Reads a list whose answers change with their number; `asked` has the pages in the order of the calls. */
async function read(answer: (page: number, call: number) => { rows: Row[]; total: unknown; lastPage?: number }) {
  const asked: number[] = [];
  let taken: unknown[] = [];
  const part = await readList(
    (page) => {
      asked.push(page);
      const { rows, total, lastPage = 2 } = answer(page, asked.length);
      return Promise.resolve({ rows, lastPage, of: { keys: rows.map(({ id }) => id), answer: { total } } });
    },
    {
      begin() {
        taken = [];
      },
      take({ rows }) {
        taken.push(...rows);
      },
    },
    5,
  );
  return { part, taken, asked };
}

const first = [{ id: 1 }, { id: 2 }];
const second = [{ id: 3 }];
const pages = (page: number) => (page === 1 ? first : second);

describe('readList', () => {
  it('reads a list of one page once', async () => {
    expect(await read(() => ({ rows: first, total: 2, lastPage: 1 }))).toEqual({
      part: undefined,
      taken: first,
      asked: [1],
    });
  });

  it('reads all pages, and the first one again', async () => {
    expect(await read((page) => ({ rows: pages(page), total: 3 }))).toEqual({
      part: undefined,
      taken: [...first, ...second],
      asked: [1, 2, 1],
    });
  });

  it('begins again if a row arrives between two pages, and takes none twice', async () => {
    const arrived = [
      [{ id: 9 }, { id: 1 }],
      [{ id: 2 }, { id: 3 }],
    ];
    const { part, taken, asked } = await read((page, call) =>
      call === 1 ? { rows: first, total: 3 } : { rows: arrived[page - 1] ?? [], total: 4 },
    );
    expect(part).toBeUndefined();
    expect(taken).toEqual(arrived.flat());
    expect(asked).toEqual([1, 2, 1, 1, 2, 1]);
  });

  it.each<[why: string, answer: Parameters<typeof read>[0], part: object, taken: number]>([
    [
      'fewer rows than the total',
      () => ({ rows: first, total: 39, lastPage: 1 }),
      { rows: 2, total: 39, keyless: 0 },
      2,
    ],
    ['no total', () => ({ rows: first, total: null, lastPage: 1 }), { rows: 2, total: undefined, keyless: 0 }, 2],
    ['a page twice', () => ({ rows: first, total: 4 }), { rows: 2, total: 4, keyless: 0 }, 2],
    [
      'another total on each page',
      (page) => ({ rows: pages(page), total: page + 1 }),
      { rows: 3, total: 3, keyless: 0 },
      3,
    ],
    [
      'rows without a key',
      () => ({ rows: [{}, { id: null }], total: 2, lastPage: 1 }),
      { rows: 2, total: 2, keyless: 2 },
      2,
    ],
    [
      'a first page that keeps changing',
      (page, call) => ({ rows: page === 1 ? [{ id: 1, note: `${call}` }] : second, total: 2 }),
      { rows: 2, total: 2, keyless: 0 },
      2,
    ],
  ])('calls a list with %s partial, after a second try', async (_, answer, part, count) => {
    const found = await read(answer);
    expect(found.part).toEqual(part);
    expect(found.taken).toHaveLength(count);
    expect(found.asked.length % 2).toBe(0);
  });

  it('does not begin again if there are more pages than it may request', async () => {
    const { part, asked } = await read((page) => ({ rows: [{ id: page }], total: 9, lastPage: 9 }));
    expect(part).toEqual({ rows: 5, total: 9, keyless: 0 });
    expect(asked).toEqual([1, 2, 3, 4, 5, 1]);
  });
});
