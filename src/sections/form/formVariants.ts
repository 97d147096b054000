import type { FieldValues } from 'react-hook-form';
import type { FormField, FormSection } from '../../config/kinds/form.ts';

/** Where a form keeps which of its variants is chosen, as its place in the config; no field of a body is called so. */
export const variantName = '$variant';

/** The fields of a form less those that only its other variants have. */
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
