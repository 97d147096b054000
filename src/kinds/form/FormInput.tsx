import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { label } from '../../values/label.ts';
import { FormSelect } from './FormSelect.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { type FormInputProps, FormTextInput, isOptional } from './FormTextInput.tsx';

/** One field of a form, drawn as its `input` says. */
export function FormInput(props: FormInputProps) {
  const { field, error, registration, readOnly } = props;
  const shared = { label: field.label, hint: field.hint, error, optional: isOptional(field), ...registration };
  const typed = { ...shared, readOnly };
  switch (field.input) {
    case 'number':
    case 'money':
      return <Field {...typed} inputMode="decimal" autoComplete="off" />;
    case 'digits':
      return <Field {...typed} inputMode="numeric" autoComplete="off" spellCheck={false} />;
    case 'date':
      return <Field {...typed} type="date" />;
    case 'checkbox':
      return <Checkbox label={field.label} hint={field.hint} error={error} {...registration} />;
    case 'radio':
      return <RadioGroup {...shared} options={(field.values ?? []).map((value) => ({ value, label: label(value) }))} />;
    case 'select':
    case 'country':
      return <FormSelect {...props} />;
    case 'textarea':
      return <FormTextArea {...props} />;
    default:
      return <FormTextInput field={field} error={error} readOnly={readOnly} {...registration} />;
  }
}
