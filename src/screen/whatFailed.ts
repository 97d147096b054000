import type { ApiError } from '../client/ApiError.ts';
import { label } from '../values/label.ts';
import { text } from '../values/text/text.ts';

/** The labels of the fields of a query's body, by name. */
export type FieldNames = Readonly<Record<string, string>>;

/** The labels of the fields that every list's query has. */
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
 * The message of a failed query. If the server rejected single fields, it lists their messages, each with the field's
 * label if that is known: unlike in a form, no field is marked that the general message could refer to.
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
