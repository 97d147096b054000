import { documentIn } from '../../files/documents/documentIn.ts';
import { type AnswerData, objectIn } from '../../screen/fields.ts';
import type { RowDetails } from './options.ts';

/** What a part of the details is of: an object of the row, or the row itself. */
export const detailOf = (row: AnswerData, part: object): AnswerData =>
  objectIn(row, 'object' in part ? String(part.object) : undefined);

/** Whether a row has a value here; an empty list is none. */
export const isKnown = (value: unknown): boolean => value !== undefined && value !== null && String(value) !== '';

/** Whether a row has anything to show beyond its columns. */
export function hasDetails({ sums = [], amounts = [], groups = [], document }: RowDetails, row: AnswerData): boolean {
  return (
    sums.some((sum) => sum.lines.some(({ field }) => isKnown(detailOf(row, sum)[field]))) ||
    amounts.some((part) => Object.keys(objectIn(detailOf(row, part), part.amounts)).length > 0) ||
    groups.some((part) =>
      ('facts' in part ? [part] : part.fields).some((entry) =>
        isKnown(detailOf(row, part)['texts' in entry ? entry.texts : entry.field]),
      ),
    ) ||
    (document !== undefined && documentIn(objectIn(row, document)) !== undefined)
  );
}
