import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormField } from '../config/sections/form.ts';
import { Field } from '../widgets/Field.tsx';
import { PasswordField } from '../widgets/PasswordField.tsx';

interface FormInputProps {
  field: FormField;
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

/** One field of a form, as its config says it is entered. */
export function FormInput({ field, error, registration }: FormInputProps) {
  const shared = { label: field.label, hint: field.hint, error, ...registration };
  if (field.input === 'password' || field.input === 'new-password') {
    const autoComplete = field.input === 'password' ? 'current-password' : 'new-password';
    return <PasswordField {...shared} autoComplete={autoComplete} />;
  }
  return <Field {...shared} type={field.input} autoComplete={field.autocomplete} />;
}
