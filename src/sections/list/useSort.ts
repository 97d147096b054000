import type { TableConfig } from '../../config/kinds/table.ts';
import { type UrlChoice, useUrlChoice } from '../../frame/useUrlChoice.ts';
import type { DataSort } from '../../widgets/dataColumn.ts';
import { isSortable } from '../table/tableColumns.tsx';

const textual = ['text', 'label'];
const opposite = { asc: 'desc', desc: 'asc' } as const;

/** In the URL a field's name, with a minus in front for the greatest first. */
export const formatSort = ({ by, dir }: DataSort) => (dir === 'desc' ? `-${by}` : by);
export const parseSort = (value: string): DataSort | undefined => {
  if (value === '') return undefined;
  return value.startsWith('-') ? { by: value.slice(1), dir: 'desc' } : { by: value, dir: 'asc' };
};

/** What a table is in order of; choosing a column sorts by it. */
export interface Sort extends Pick<UrlChoice<string>, 'unknown'> {
  value: DataSort | undefined;
  /** What it is in order of where the URL does not say. */
  fallback: DataSort | undefined;
  choose(column: string): void;
}

/**
 * The order that was chosen. Choosing a column again turns its order round; texts begin with A, figures and dates with
 * the greatest.
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
