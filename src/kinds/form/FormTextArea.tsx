import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CommandId } from '../../client/types.ts';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { text } from '../../values/text/text.ts';
import { typed } from '../../values/typed.ts';
import { bodyRule } from './bodyRule.ts';
import { type FormInputProps, isOptional } from './FormTextInput.tsx';
import { loadRules } from './formResolver.ts';

/** The counter appears once no more characters than this are left. */
const few = 500;

/** A multi-line field that shows how many of the characters allowed by the description are left, once they are few. */
export function FormTextArea({ command, field, error, control, registration, readOnly }: FormInputProps) {
  const format = usePlainFormat();
  const written = useWatch({ control, name: field.field });
  const longest = useLongest(command, field.field);
  const rest = longest ? longest - typed('textarea', String(written ?? '')).length : few;
  const left = rest < few && text.field.left(format('number', rest));
  // The line of the hint is there from the start: a button below must not move as it is pressed.
  const hint = [field.hint, left].filter(Boolean).join(' ') || (longest === null ? undefined : '\u00a0');
  const shared = { label: field.label, hint, error, optional: isOptional(field), readOnly };
  return <TextArea {...shared} {...registration} />;
}

/** The maximum length of a field, or null if it has none; undefined until the rules have loaded. */
function useLongest(command: CommandId, field: string): number | null | undefined {
  const [longest, setLongest] = useState<number | null>();
  useEffect(() => {
    let isShown = true;
    loadRules(command).then(
      ([schema]) => isShown && setLongest(bodyRule(schema, field).longest ?? null),
      () => isShown && setLongest(null), // Reported on submit.
    );
    return () => {
      isShown = false;
    };
  }, [command, field]);
  return longest;
}
