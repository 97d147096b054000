import type { ColumnPlace } from '../../ui/dataColumn.ts';
import { type FormatKind, formats, measures, readAs } from '../../values/formats.ts';
import type { Column } from './options.ts';

const times: readonly FormatKind[] = ['date', 'dateTime', 'month'];

/** Where a narrow table shows each column, by field. */
export function placesOf(columns: readonly Column[]): Map<string, ColumnPlace> {
  const places = new Map<string, ColumnPlace>();
  const put = (place: ColumnPlace, ...tests: ((column: Column) => boolean | undefined)[]) => {
    const free = columns.filter(({ field, withName }) => !withName && !places.has(field));
    const found = tests.map((fits) => free.find(fits)).find((column) => column !== undefined);
    if (found) places.set(found.field, place);
  };
  put(
    'primary',
    ({ primary }) => primary,
    ({ format }) => !formats[format].numeric,
    () => true,
  );
  put(
    'amount',
    ({ amount }) => amount,
    ({ format }) => measures.some((measure) => measure === readAs(format)),
  );
  put('when', ({ format }) => times.includes(readAs(format)));
  put(
    'state',
    ({ badge }) => badge,
    ({ format }) => format === 'label',
  );
  return places;
}
