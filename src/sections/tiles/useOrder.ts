import type { TilesSection } from '../../config/kinds/tiles.ts';
import { useChoice } from '../../frame/useChoice.ts';
import { read, type Sort, write } from '../list/useSort.ts';

/** The order of the tiles as the URL holds it, and what there is to choose from, each as it stands there. */
export interface OrderChoice extends Sort {
  chosen: string;
  options: readonly { value: string; label: string }[];
}

/** One of a few orders; the first, unless the URL says otherwise. */
export function useOrder({ id, orders }: TilesSection): OrderChoice {
  const options = orders.map(({ label, by, direction }) => ({ value: write({ by, dir: direction }), label }));
  const values = options.map(({ value }) => value);
  const { value: chosen, fallback, ...choice } = useChoice(id, 'sort', values, values[0] ?? '', { resets: ['page'] });
  return { ...choice, value: read(chosen), fallback: read(fallback), chosen, options };
}
