import type { FieldValues } from 'react-hook-form';
import type { FormField, FormSection } from '../../config/kinds/form.ts';

/** The form value with the index of the chosen variant; no field of a body has this name. */
export const variantName = '$variant';

/** The fields of a form, without those that belong only to other variants. */
export function shownFields<Field extends FormField>(
  { variants }: FormSection,
  fields: readonly Field[],
  values: FieldValues,
): readonly Field[] {
  if (!variants) return fields;
  const chosen = variants.options[Number(values[variantName])]?.fields ?? [];
  const others = variants.options.flatMap((option) => option.fields).filter((name) => !chosen.includes(name));
  return fields.filter(({ field }) => !others.includes(field));
}
