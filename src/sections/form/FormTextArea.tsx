import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CommandId } from '../../api/types.ts';
import { usePlainFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { TextArea } from '../../widgets/TextArea.tsx';
import { bodyRule } from './bodyRule.ts';
import { type FormInputProps, isOptional } from './FormTextInput.tsx';
import { loadRules } from './formResolver.ts';

/** Several lines, with how many characters are left of those that the description allows. */
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

/** The most characters that a field can have; undefined until the rules are there. */
function useLongest(command: CommandId, field: string): number | undefined {
  const [longest, setLongest] = useState<number>();
  useEffect(() => {
    let isShown = true;
    loadRules(command).then(
      ([schema]) => isShown && setLongest(bodyRule(schema, field).longest),
      () => undefined, // Comes up where the form is sent.
    );
    return () => {
      isShown = false;
    };
  }, [command, field]);
  return longest;
}
