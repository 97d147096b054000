import { type UrlChoice, useUrlChoice } from '../../screen/useUrlChoice.ts';
import type { DataSort } from '../../ui/dataColumn.ts';
import type { TableConfig } from '../table/options.ts';
import { isSortable } from '../table/tableColumns.tsx';

const textual = ['text', 'label'];
const opposite = { asc: 'desc', desc: 'asc' } as const;

/** The URL parameter: a field's name, with a leading minus for descending order. */
export const formatSort = ({ by, dir }: DataSort) => (dir === 'desc' ? `-${by}` : by);
export const parseSort = (value: string): DataSort | undefined => {
  if (value === '') return undefined;
  return value.startsWith('-') ? { by: value.slice(1), dir: 'desc' } : { by: value, dir: 'asc' };
};

/** The order of a table; choosing a column sorts by it. */
export interface Sort extends Pick<UrlChoice<string>, 'unknown'> {
  value: DataSort | undefined;
  /** The default order. */
  fallback: DataSort | undefined;
  choose(column: string): void;
}

/**
 * The chosen order. Choosing the same column again reverses it; texts start ascending, figures and dates descending.
 */
export function useSort(section: TableConfig): Sort {
  const sortable = section.columns.filter((column) => isSortable(section, column)).map((column) => column.field);
  const initial = section.sort ? formatSort({ by: section.sort.by, dir: section.sort.direction }) : '';
  const values = [initial, ...sortable.flatMap((by) => [by, `-${by}`])];
  const choice = useUrlChoice(section.id, 'sort', values, initial, { resets: ['page'] });
  const value = parseSort(choice.value);
  const choose = (by: string) => {
    const column = section.columns.find((candidate) => candidate.field === by);
    const first = column && textual.includes(column.format) ? 'asc' : 'desc';
    choice.choose(formatSort({ by, dir: value?.by === by ? opposite[value.dir] : first }));
  };
  return { value, fallback: parseSort(choice.fallback), unknown: choice.unknown, choose };
}
