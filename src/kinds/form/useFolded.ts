import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { FormSection } from './options.ts';
import type { ShownField } from './shownField.ts';

/** The fields of a form that are folded away. */
export interface Folded {
  /** The label of the button that shows them; undefined once they are shown. */
  label: string | undefined;
  /** The fields without those that are folded away. */
  unfolded: (fields: readonly ShownField[]) => readonly ShownField[];
  /** Shows them, and goes to the first. */
  unfold: () => void;
}

/** The fields that a form folds away until the button is pressed, or one of them is filled in. */
export function useFolded({ folded }: FormSection, form: UseFormReturn<FieldValues>): Folded {
  const [isOpen, setOpen] = useState(false);
  const names = folded?.fields ?? [];
  const isFilled = names.some((name) => (get(form.getValues(), name) ?? '') !== '');
  // What was filled in once stays, also while it is emptied.
  if (isFilled && !isOpen) setOpen(true);
  return {
    label: isOpen || isFilled ? undefined : folded?.label,
    unfolded: (fields) => (isOpen || isFilled ? fields : fields.filter(({ field }) => !names.includes(field))),
    unfold() {
      flushSync(() => setOpen(true));
      form.setFocus(names[0] ?? '');
    },
  };
}
