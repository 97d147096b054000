import {
  download,
  either,
  field,
  fitting,
  flag,
  group,
  ifInBody,
  ifInRow,
  ifSortable,
  ifWhole,
  many,
  optional,
  order,
  period,
  perObject,
  prose,
  query,
  range,
  shown,
  special,
  text,
  titled,
  word,
} from '../declare.ts';
import { kind } from '../kind.ts';
import type { Loose, SectionOf } from '../loose.ts';
import { listed, rowLink } from './list.ts';

const column = shown({
  label: titled,
  /** Whether rows can be sorted by it. In pages of the server only where it says so; in whole lists unless it says no. */
  sortable: optional(ifSortable(flag)),
  /** Stays in sight on a phone, as the row's name, and carries the row's link. */
  primary: optional(flag),
  /** The figure that stands beside the name on a phone. */
  amount: optional(fitting(flag, ['money', 'percent', 'points', 'number', 'units', 'fileSize'])),
  /** Marks a value that needs attention with an icon. */
  badge: optional(fitting(flag, ['label'], "a badge is for the format 'label'")),
  /** With a button that copies it, such as a number to quote. */
  copy: optional(fitting(word(true), ['text'])),
});

/** Totals of the whole filter: fields of an object of the answer, or sums over money columns of a whole list. */
const totals = either(
  perObject(group({ fields: many(shown({ label: titled })) })),
  ifWhole(
    group({ sum: many(special('sum', text)) }),
    'so only the server knows the sums; name an object of its answer',
  ),
);

/** Rows of one list of an answer: in pages that the server makes, or a whole list that is sorted and paged here. */
export const table = kind('table', {
  query: query('listed'),
  ...listed,
  period: optional(ifInBody(period, 'months', 'any', 'cannot be limited to a period')),
  range: optional(ifInBody(range, 'start_date', 'paged', 'cannot be limited to a range')),
  sort: optional(group({ by: order, direction: word('asc', 'desc') })),
  columns: many(column),
  totals: optional(totals),
  link: optional(rowLink),
  /** A row is a document: it opens and can be saved. */
  documents: optional(ifInRow(flag, ['name', 'documenttype', 'micid', 'key'], 'a row that is a document has')),
  /** Marks the rows whose flag is 1 with a word. */
  mark: optional(group({ field: field('flag'), label: prose })),
  /** Answers all documents of the filter in parts. */
  downloadAll: optional(download),
});

export type TableConfig = SectionOf<typeof table>;
export type Column = Loose<typeof column>;
export type TableTotals = Loose<typeof totals>;
