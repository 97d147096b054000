import { type FieldValues, get, set } from 'react-hook-form';
import type { RowOptions } from '../../config/formParts.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { ShownField } from './shownField.ts';

/** The options of a select that are rows of a response. */
export const rowOptionsOf = ({ options }: Pick<ShownField, 'options'>): RowOptions | undefined =>
  options && 'rows' in options ? options : undefined;

/** The row with this value. */
export const chosenRow = (rows: readonly AnswerData[], { value }: RowOptions, chosen: unknown) =>
  rows.find((row) => String(row[value]) === String(chosen));

/** Fills in other fields of the body from the rows that are chosen in the shown fields. */
export async function fillFromRows(
  body: FieldValues,
  fields: readonly ShownField[],
  rowsOf: (options: RowOptions) => Promise<readonly AnswerData[]>,
): Promise<void> {
  for (const field of fields) {
    const options = rowOptionsOf(field);
    const chosen: unknown = get(body, field.field);
    if (!options?.fills || chosen === undefined) continue;
    const row = chosenRow(await rowsOf(options), options, chosen);
    for (const { field: name, from } of options.fills) if (row?.[from] != null) set(body, name, row[from]);
  }
}
