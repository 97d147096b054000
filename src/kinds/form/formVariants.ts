import { type FieldValues, get } from 'react-hook-form';
import type { FormSection } from './options.ts';
import type { ShownField } from './shownField.ts';

/** The form value with the index of the chosen variant; no field of a body has this name. */
export const variantName = '$variant';

/** The form values that decide which fields are shown. */
export const decidingNames = (fields: readonly ShownField[]): string[] => [
  variantName,
  ...fields.flatMap(({ shownFor, replacedBy }) => [shownFor?.field ?? [], replacedBy ?? []].flat()),
];

/** Whether the form's values ask for a field. */
export const isAskedFor = ({ shownFor }: ShownField, values: FieldValues): boolean =>
  shownFor === undefined || shownFor.values.includes(get(values, shownFor.field));

/** The fields that a form shows: without those of other variants and those that its values do not ask for. */
export function shownFields(
  { variants }: Pick<FormSection, 'variants'>,
  fields: readonly ShownField[],
  values: FieldValues,
): readonly ShownField[] {
  const chosen = variants?.options[Number(get(values, variantName))]?.fields ?? [];
  const others = variants?.options.flatMap((option) => option.fields).filter((name) => !chosen.includes(name)) ?? [];
  const asked = fields.filter(
    (field) => !others.includes(field.field) && (field.isFromAddress || isAskedFor(field, values)),
  );
  const ticked = asked.filter(({ input, field }) => input === 'checkbox' && get(values, field) === true);
  return asked.filter(({ replacedBy }) => !ticked.some(({ field }) => field === replacedBy));
}
