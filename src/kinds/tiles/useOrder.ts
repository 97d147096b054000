import { useUrlChoice } from '../../screen/useUrlChoice.ts';
import { formatSort, parseSort, type Sort } from '../list/useSort.ts';
import type { TilesConfig } from './options.ts';

/** The order of the tiles, kept in the URL, and the orders to choose from. */
export interface OrderChoice extends Sort {
  chosen: string;
  options: readonly { value: string; label: string }[];
}

/** The chosen order, the first by default. */
export function useOrder({ id, orders }: TilesConfig): OrderChoice {
  const options = orders.map(({ label, by, direction }) => ({ value: formatSort({ by, dir: direction }), label }));
  const values = options.map(({ value }) => value);
  const {
    value: chosen,
    fallback,
    ...choice
  } = useUrlChoice(id, 'sort', values, values[0] ?? '', { resets: ['page'] });
  return { ...choice, value: parseSort(chosen), fallback: parseSort(fallback), chosen, options };
}
