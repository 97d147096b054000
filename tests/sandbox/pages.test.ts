import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { page } from '../../src/sandbox/pages.ts';

const rows = [
  { id: 1, name: 'Oak', size: 3 },
  { id: 2, name: 'elm', size: null },
  { id: 3, name: 'Ash', size: 1 },
  { id: 4, name: 'Oak', size: 3 },
];

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('A page of a list', () => {
  it('has ten rows by default', () => {
    const many = Array.from({ length: 23 }, (_, id) => ({ id }));
    expect(page(many, {}, [])).toMatchObject({ total: 23, page: 1, per_page: 10, last_page: 3 });
    expect(page(many, { page: 3 }, []).rows).toHaveLength(3);
  });

  it('is empty past the end but still knows the last page', () => {
    expect(page(rows, { page: 9, per_page: 3 }, [])).toMatchObject({ total: 4, page: 9, last_page: 2, rows: [] });
    expect(page([], {}, [])).toMatchObject({ total: 0, last_page: 1, rows: [] });
  });

  it('finds text in the given fields regardless of case', () => {
    expect(ids(page(rows, { search: ' ELM ' }, ['name']).rows)).toEqual([2]);
    expect(page(rows, { search: '3' }, ['name']).total).toBe(0);
  });

  it('keeps the order of equal rows and puts rows without a value last', () => {
    expect(ids(page(rows, { sort_by: 'size' }, []).rows)).toEqual([3, 1, 4, 2]);
    expect(ids(page(rows, { sort_by: 'size', sort_dir: 'desc' }, []).rows)).toEqual([1, 4, 3, 2]);
  });

  it('shows every row exactly once over all pages', () => {
    const list = fc.array(fc.record({ id: fc.nat(), size: fc.integer({ min: 0, max: 3 }) }), { maxLength: 40 });
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 7 }), (items, per_page) => {
        const { last_page } = page(items, { per_page }, []);
        const numbers = Array.from({ length: last_page }, (_, index) => index + 1);
        const shown = numbers.flatMap((number) => page(items, { page: number, per_page, sort_by: 'size' }, []).rows);
        expect(shown).toHaveLength(items.length);
        expect(new Set(shown)).toEqual(new Set(items));
      }),
    );
  });
});
