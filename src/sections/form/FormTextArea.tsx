import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CommandId } from '../../api/types.ts';
import { usePlainFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { TextArea } from '../../widgets/TextArea.tsx';
import { bodyRule } from './bodyRule.ts';
import { type FormInputProps, isOptional } from './FormTextInput.tsx';
import { loadRules } from './formResolver.ts';

/** A multi-line field that shows how many of the characters allowed by the description are left. */
export function FormTextArea({ command, field, error, control, registration }: FormInputProps) {
  const format = usePlainFormat();
  const written = useWatch({ control, name: field.field });
  const longest = useLongest(command, field.field);
  const left = longest === undefined ? undefined : longest - String(written ?? '').trim().length;
  const hints = [field.hint, left === undefined ? undefined : text.field.left(format('number', left))];
  return (
    <TextArea
      label={field.label}
      hint={hints.filter(Boolean).join(' ') || undefined}
      error={error}
      optional={isOptional(field)}
      {...registration}
    />
  );
}

/** The maximum length of a field; undefined until the rules have loaded. */
function useLongest(command: CommandId, field: string): number | undefined {
  const [longest, setLongest] = useState<number>();
  useEffect(() => {
    let isShown = true;
    loadRules(command).then(
      ([schema]) => isShown && setLongest(bodyRule(schema, field).longest),
      () => undefined, // Reported on submit.
    );
    return () => {
      isShown = false;
    };
  }, [command, field]);
  return longest;
}
