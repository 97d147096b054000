import { useEffect, useRef } from 'react';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { isRefused } from '../../client/ApiError.ts';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { useOnChange } from '../../ui/useOnChange.ts';
import { text } from '../../values/text/text.ts';
import { variantName } from './formVariants.ts';
import type { FormSection } from './options.ts';
import type { ShownField } from './shownField.ts';

interface Interrupted {
  section: FormSection;
  fields: readonly ShownField[];
  form: UseFormReturn<FieldValues>;
  initial: FieldValues;
  /** Called with a sentence once what was entered is back. */
  onBack(sentence: string): void;
}

/** Whether an input is for a password. */
const isPassword = (input: ShownField['input']) => input === 'password' || input === 'new-password';

/**
 * Keeps what was entered, passwords excepted, when the session ends, and gives it back when the same user has returned.
 * The returned function runs the form's command.
 */
export function useInterruption({ section, fields, form, initial, onBack }: Interrupted) {
  const { drafts } = useEffects();
  const isUnsure = useRef(false);
  const keep = useRef(() => {});
  useEffect(() => {
    const names = [...fields.filter(({ input }) => !isPassword(input)).map(({ field }) => field), variantName];
    keep.current = () => {
      const now = form.getValues();
      const changed = names.filter((name) => get(now, name) !== get(initial, name));
      const values = changed.map((name) => [name, get(now, name)] as const);
      if (values.length > 0) drafts.keep(section.id, { values, isUnsure: () => isUnsure.current });
    };
  });

  useOnChange(() => {
    if (section.leaveFreely) return;
    const draft = drafts.take(section.id);
    const names = [...fields.map(({ field }) => field), variantName];
    const values = (draft?.values ?? []).filter(([name]) => names.includes(name));
    for (const [name, value] of values) form.setValue(name, value, { shouldDirty: true });
    if (draft && values.length > 0) onBack(draft.isUnsure() ? text.interrupted.unsure : text.interrupted.notSent);
    return () => keep.current();
  }, []);

  return async <Outcome>(command: () => Promise<Outcome>): Promise<Outcome> => {
    isUnsure.current = true;
    try {
      const outcome = await command();
      isUnsure.current = false;
      return outcome;
    } catch (error) {
      isUnsure.current = !isRefused(error);
      throw error;
    }
  };
}
