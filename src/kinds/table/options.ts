import {
  bodyField,
  built,
  download,
  either,
  entries,
  field,
  file,
  fitting,
  flag,
  group,
  ifInBody,
  ifInRow,
  ifSortable,
  ifWhole,
  many,
  object,
  objectWith,
  optional,
  order,
  period,
  perList,
  perObject,
  perQuery,
  prose,
  query,
  range,
  record,
  shown,
  special,
  text,
  titled,
  word,
  words,
} from '../../config/declare.ts';
import { builder, kind } from '../../config/kind.ts';
import { listed, rowLink } from '../../config/list.ts';
import type { Loose, SectionOf } from '../../config/loose.ts';
import { measures } from '../../values/formats.ts';

/** A value of the row, with its label. */
const value = shown({
  label: titled,
  /** Show a button that copies the value, such as a reference number. */
  copy: optional(fitting(word(true), ['text'])),
});

/** A list of texts of the row, such as the numbers of its certificates. */
const texts = group({ label: prose, texts: words });

/** Amounts and their total. */
const sum = group({
  title: optional(prose),
  lines: many(
    shown(
      {
        label: titled,
        /** Subtract this amount. */
        minus: optional(word(true)),
      },
      { formats: ['money'] },
    ),
    2,
  ),
  total: shown({ label: titled }, { formats: ['money'] }),
});

/** Amounts by name, with the label before each name: `Box 13`. */
const amounts = group({ title: optional(prose), label: prose, amounts: entries('money') });

/** Values under their own title. */
const values = group({ title: optional(prose), fields: many(either(value, texts)) });

/** Figures of another query about what a row belongs to, such as its fund. */
export const facts = builder(
  group({
    title: prose,
    query: query('body'),
    /** The field of the body that receives the value of the choice. */
    parameter: bodyField,
    /** The list with the choice: the field that a row must match, and the value. */
    choice: perQuery('any', perList(group({ field: field(), value: field() }))),
    object,
    fields: many(shown({ label: titled })),
  }),
);

/** Such figures for a row with this field; they are requested when the row is opened. */
const asked = group({ field: field(), facts: built(facts.declared) });

/**
 * What a row shows beyond its columns, in its own dialog. Any part of it may be taken from an object of the row; what
 * the row does not have is left out.
 */
export const rowDetails = group({
  /** Values that distinguish the row from others of the same name. */
  about: optional(many(shown())),
  sums: optional(many(either(perObject(sum, 'row'), sum))),
  amounts: optional(many(either(perObject(amounts, 'row'), amounts))),
  groups: optional(many(either(perObject(values, 'row'), values, asked))),
  /** The document that belongs to the row, such as its notice. */
  document: optional(objectWith('documenttype', 'micid', 'key')),
});

export type RowDetails = Loose<typeof rowDetails>;
export type RowSum = NonNullable<RowDetails['sums']>[number];
export type RowAmounts = NonNullable<RowDetails['amounts']>[number];
export type RowFacts = Loose<typeof facts.declared>;
export type RowValues = Exclude<NonNullable<RowDetails['groups']>[number], { facts: unknown }>;

const column = shown({
  label: titled,
  /**
   * Whether the rows can be sorted by this column. Defaults to yes for whole lists; for pages, only if the server can.
   */
  sortable: optional(ifSortable(flag)),
  /** Keep this column visible on phones as the row's name; it also carries the row's link. */
  primary: optional(flag),
  /** Show this figure next to the row's name on phones. */
  amount: optional(fitting(flag, [...measures, 'fileSize'])),
  /** Show this value with the row's date on phones, such as the type of a payment. */
  withDate: optional(word(true)),
  /**
   * Show this value, muted, next to the row's name, and on phones with the row's date. It is part of the title of the
   * opened row; exports have a column for it.
   */
  withName: optional(word(true)),
  /**
   * Show the name of the holding that the row belongs to, if it is held, or else the value of the field; with the
   * account if the investor has several.
   */
  ofHolding: optional(
    ifInRow(word(true), ['loan_id', 'micid', 'share_class', 'account_type'], 'needs rows of a holding, which have'),
  ),
  /** Show this column only if there is plenty of room; the opened row and exports always have it. */
  wide: optional(flag),
  /** Mark values that need attention with an icon. */
  badge: optional(fitting(flag, ['label'], "a badge is only for the format 'label'")),
  /** Show a button that copies the value, such as a reference number. */
  copy: optional(fitting(word(true), ['text'])),
});

/** Totals over all pages: fields of an object of the response, or sums of money columns of a whole list. */
const totals = either(
  perObject(
    group({
      fields: many(
        shown({
          label: titled,
          /** What is counted, in a few words behind the label. */
          about: optional(prose),
        }),
      ),
    }),
  ),
  ifWhole(
    group({ sum: many(special('sum', text)) }),
    'so only the server knows the sums; name an object of its answer instead',
  ),
);

/**
 * The rows of one list of a response, either paged by the server or, for a whole list, sorted and paged in the browser.
 */
export const table = kind('table', {
  query: query('listed'),
  ...listed,
  /** Fold the table to a line with its title, these words and a button; it requests nothing before it is opened. */
  foldedTo: optional(prose),
  /** Without a card: the rows are lines among those of other sections. */
  plain: optional(word(true)),
  period: optional(ifInBody(period, 'months', 'any', 'cannot be limited to a period')),
  range: optional(ifInBody(range, 'start_date', 'any', 'cannot be limited to a range')),
  sort: optional(group({ by: order, direction: word('asc', 'desc') })),
  columns: many(column),
  totals: optional(totals),
  link: optional(rowLink),
  /** What a row shows when it is opened, besides all of its columns. */
  details: optional(rowDetails),
  /** Open a file of each row: the query of another API that answers it, and the row's fields that fill its body. */
  file: optional(group({ query: file, with: record(field()) })),
  /** Treat each row as a document that can be opened and saved. */
  documents: optional(
    ifInRow(flag, ['name', 'documenttype', 'micid', 'key'], 'needs rows that are documents, which have'),
  ),
  /** Mark rows whose flag is 1 with a label. */
  mark: optional(group({ field: field('flag'), label: prose })),
  /**
   * Export the rows as the entries of an account: a PDF by investment with opening and closing balances, Excel and CSV
   * with one row for each entry. The file has the same columns in every portal.
   */
  statement: optional(
    ifInRow(
      word(true),
      [
        'activity_id',
        'activity_date',
        'effective_date',
        'activity_type',
        'status',
        'loan_id',
        'micid',
        'share_class',
        'account_type',
        'gross_amount',
        'net_amount',
        'balance_amount',
      ],
      'needs rows that are entries of an account, which have',
    ),
  ),
  /** The query that returns all documents of the current filter, in parts. */
  downloadAll: optional(download),
});

export type TableConfig = SectionOf<typeof table>;
export type Column = Loose<typeof column>;
export type TableTotals = Loose<typeof totals>;
