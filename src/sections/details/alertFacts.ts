import type { DetailsAlert, DetailsTotal } from '../../config/kinds/details.ts';
import { type AnswerData, decimalIn, objectIn, rowsIn } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import type { AlertStripProps } from '../../widgets/AlertStrip.tsx';
import { sumOf } from '../parts/sumOf.ts';

type Facts = AlertStripProps['facts'];

/** The facts behind a warning. A sum over no rows is none. */
export function alertFacts({ facts }: DetailsAlert, data: AnswerData, format: Format): Facts {
  return facts.flatMap((fact) => {
    if ('rows' in fact) return totalOf(fact, data, format);
    const object = objectIn(data, fact.object);
    return [{ label: fact.label, value: format(fact.format, object[fact.field], object.currency) }];
  });
}

/** The exact sum; a dash and the row's name where an amount is missing or cannot be read. */
function totalOf({ rows, where, sum, name, label }: DetailsTotal, data: AnswerData, format: Format): Facts {
  const found = rowsIn(data, rows).filter((row) => row[where.field] === where.is);
  if (found.length === 0) return [];
  const lacking = found.find((row) => decimalIn(row, sum) === undefined);
  if (!lacking) return [{ label, value: sumOf(found, sum, format) }];
  const why = text.table.notAdded(
    format(name.format, lacking[name.field]),
    format('money', lacking[sum], lacking.currency),
  );
  return [{ label, value: text.values.unknown, about: why }];
}
