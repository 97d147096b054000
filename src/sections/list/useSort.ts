import type { TableSection } from '../../config/kinds/table.ts';
import { type Choice, useChoice } from '../../frame/useChoice.ts';
import type { DataSort } from '../../widgets/dataColumn.ts';
import { isSortable } from '../table/tableColumns.tsx';

const textual = ['text', 'label'];
const opposite = { asc: 'desc', desc: 'asc' } as const;

/** In the URL a field's name, with a minus in front for the greatest first. */
export const write = ({ by, dir }: DataSort) => (dir === 'desc' ? `-${by}` : by);
export const read = (value: string): DataSort | undefined => {
  if (value === '') return undefined;
  return value.startsWith('-') ? { by: value.slice(1), dir: 'desc' } : { by: value, dir: 'asc' };
};

/** What a table is in order of; choosing a column sorts by it. */
export interface Sort extends Pick<Choice<string>, 'unknown'> {
  value: DataSort | undefined;
  /** What it is in order of where the URL does not say. */
  fallback: DataSort | undefined;
  choose(column: string): void;
}

/**
 * The order that was chosen. Choosing a column again turns its order round; texts begin with A, figures and dates with
 * the greatest.
 */
export function useSort(section: TableSection): Sort {
  const sortable = section.columns.filter((column) => isSortable(section, column)).map((column) => column.field);
  const initial = section.sort ? write({ by: section.sort.by, dir: section.sort.direction }) : '';
  const values = [initial, ...sortable.flatMap((by) => [by, `-${by}`])];
  const choice = useChoice(section.id, 'sort', values, initial, { resets: ['page'] });
  const value = read(choice.value);
  const choose = (by: string) => {
    const column = section.columns.find((candidate) => candidate.field === by);
    const first = column && textual.includes(column.format) ? 'asc' : 'desc';
    choice.choose(write({ by, dir: value?.by === by ? opposite[value.dir] : first }));
  };
  return { value, fallback: read(choice.fallback), unknown: choice.unknown, choose };
}
