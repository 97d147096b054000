import type { ComponentProps } from 'react';
import type { Control, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import type { CommandId } from '../../client/types.ts';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { FormField } from './options.ts';

/** The props of every form input other than a single-line text. */
export interface FormInputProps {
  command: CommandId;
  field: FormField;
  error: string | undefined;
  control: Control<FieldValues>;
  registration: UseFormRegisterReturn;
  /** Nothing can be typed for now. */
  readOnly: boolean;
}

type Native = Pick<ComponentProps<'input'>, 'defaultValue' | 'name' | 'onBlur' | 'onChange' | 'readOnly' | 'ref'>;

const passwords = { password: 'current-password', 'new-password': 'new-password' } as const;
const texts = ['email', 'tel', 'text'] as const;

/** Whether a field is a single-line text, so that it needs nothing but an input. */
export const isTextInput = ({ input }: FormField) => input in passwords || texts.some((kind) => kind === input);

/** Whether a field may be left empty. */
export const isOptional = ({ required }: FormField) => required === false;

/** A single-line text field. */
export function FormTextInput({ field, error, ...native }: { field: FormField; error?: string | undefined } & Native) {
  const { input } = field;
  const shared = { label: field.label, hint: field.hint, error, optional: isOptional(field), ...native };
  if (input === 'password' || input === 'new-password') {
    return <PasswordField {...shared} autoComplete={passwords[input]} />;
  }
  return <Field {...shared} type={texts.find((kind) => kind === input)} autoComplete={field.autocomplete} />;
}
