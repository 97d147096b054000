import { type FieldValues, get } from 'react-hook-form';
import type { RowOptions } from '../../../config/formParts.ts';
import { rowsIn } from '../../../screen/fields.ts';
import { useAnswer } from '../../../screen/useAnswer.ts';
import type { Format } from '../../../screen/useFormat.ts';
import type { Detail } from '../../../ui/DetailList.tsx';
import { isolated } from '../../../values/isolated.ts';
import { text } from '../../../values/text/text.ts';
import { amountIn, type Notation } from '../amountIn.ts';
import { chosenRow, rowOptionsOf } from '../chosenRow.ts';
import { entered } from '../formValues.ts';
import type { ShownField } from '../shownField.ts';

const secret: readonly string[] = ['password', 'new-password'];

/** A submitted value, and whether it has several lines. */
export interface SentItem extends Detail {
  isLong: boolean;
}

/** The submitted values as a receipt repeats them, without passwords and empty fields. */
export function sentItems(
  fields: readonly ShownField[],
  values: FieldValues,
  body: FieldValues,
  { format, ...notation }: Notation & { format: Format },
): SentItem[] {
  return fields.flatMap((field): SentItem[] => {
    const value = entered(field, values);
    const isNothing = value === '' || value === false || secret.includes(field.input);
    if (isNothing) return [];
    return [
      {
        label: field.label,
        value: shown(field, value, currencyOf(field, body), notation, format),
        isLong: field.input === 'textarea',
      },
    ];
  });
}

/** The currency beside an amount of the body, which every object with money has. */
const currencyOf = ({ field }: ShownField, body: FieldValues): unknown =>
  get(body, field.replace(/[^.]+$/, 'currency'));

function shown(field: ShownField, value: string | true, currency: unknown, notation: Notation, format: Format) {
  const { input, options } = field;
  if (value === true) return text.values.yes;
  if (input === 'money') return format('money', amountIn(field, value, notation), currency);
  if (input === 'date') return format('date', value);
  const rowOptions = rowOptionsOf({ options });
  if (rowOptions) return <Chosen options={rowOptions} value={value} />;
  return input === 'select' || input === 'radio' ? format('label', value) : value;
}

/** The chosen option, as the query's response labels it. */
function Chosen({ options, value }: { options: RowOptions; value: string }) {
  const { data } = useAnswer(options); // The select has already requested it.
  const row = chosenRow(data ? rowsIn(data, options.rows) : [], options, value);
  return <span>{isolated(String(row?.[options.label] ?? value))}</span>;
}
