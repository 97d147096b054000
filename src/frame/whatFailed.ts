import type { ApiError } from '../api/ApiError.ts';
import { label } from '../format/label.ts';
import { text } from '../text/text.ts';

/** The labels of fields of a query's body, by their names. */
export type FieldNames = Readonly<Record<string, string>>;

/** Fields that every list is asked for with, by what they are called where they are chosen. */
function listNames(): FieldNames {
  const { page, rowsPerPage, order, search } = text.table;
  const { period, compareWith, from, to } = text.choices;
  return {
    page,
    per_page: rowsPerPage,
    sort_by: order,
    sort_dir: order,
    search,
    months: period,
    compare_to: compareWith,
    start_date: from,
    end_date: to,
  };
}

const plainName = /^[a-z]+(_[a-z]+)*$/;

/**
 * What a query that failed says of it. Where a refusal objects to single fields it is their sentences, each with the name
 * of its field as far as that is known: nothing is marked then to which the refusal's own message could point.
 */
export function whatFailed({ message, errors }: ApiError, names: FieldNames = {}): string {
  const { general, ...single } = errors;
  const known = Object.keys(single).length > 0 ? { ...listNames(), ...names } : {};
  const objections = Object.entries(single).map(([field, sentence]) => {
    const name = Object.hasOwn(known, field) ? known[field] : plainName.test(field) && label(field);
    return name ? text.table.chosen(name, sentence) : sentence;
  });
  return [general, ...objections].filter(Boolean).join(' ') || message;
}
