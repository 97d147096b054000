import { get, useFormState } from 'react-hook-form';
import type { OptionsFrom } from '../../config/kinds/options.ts';
import { label } from '../../format/label.ts';
import { type AnswerData, rowsIn, valueAt } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { text } from '../../text/text.ts';
import { Loading } from '../../widgets/Loading.tsx';
import { Select, type SelectOption } from '../../widgets/Select.tsx';
import { type FormInputProps, isOptional } from './FormTextInput.tsx';

/** A select for a value of the body's enumeration, of the config, or of a query's response. */
export function FormSelect(props: FormInputProps) {
  const { values = [], choices, options } = props.field;
  if (options) return <AskedSelect {...props} options={options} />;
  return <Choices {...props} offered={choices ?? values.map((value) => ({ value, label: label(value) }))} />;
}

function AskedSelect({ options, ...props }: FormInputProps & { options: OptionsFrom }) {
  const { query, data } = useAnswer(options);
  if (query.error && !data) return <QueryFailure query={query} />;
  // A select that receives its options later loses the value it was given before, so this is a separate element.
  if (!data) {
    return (
      <Loading label="">
        <Choices {...props} offered={[]} isWaiting />
      </Loading>
    );
  }
  return <Choices {...props} offered={offeredBy(options, data)} />;
}

function offeredBy(options: OptionsFrom, data: AnswerData): SelectOption[] {
  if ('list' in options) {
    const texts = valueAt(data, options.list);
    return Array.isArray(texts) ? texts.map((value) => ({ value: String(value), label: label(String(value)) })) : [];
  }
  // A row without a value cannot be sent; one without a name is shown by its value.
  return rowsIn(data, options.rows).flatMap((row) => {
    const value = row[options.value] ?? '';
    return value === '' ? [] : [{ value: String(value), label: String(row[options.label] ?? value) }];
  });
}

interface ChoicesProps extends FormInputProps {
  offered: readonly SelectOption[];
  isWaiting?: boolean;
}

function Choices({ field, error, control, registration, offered, isWaiting = false }: ChoicesProps) {
  const { defaultValues } = useFormState({ control, name: field.field });
  // An unexpected value can be kept and chosen again.
  const found = String(get(defaultValues, field.field) ?? '');
  const isForeseen = found === '' || isWaiting || offered.some(({ value }) => value === found);
  const withFound = isForeseen ? offered : [{ value: found, label: label(found) }, ...offered];
  const isOpen = field.required === false || field.initial === undefined;
  const none = { value: '', label: isWaiting ? text.loading : text.field.choose };
  return (
    <Select
      key={isForeseen ? undefined : found} // As above: an option that comes with a newer answer.
      label={field.label}
      hint={field.hint}
      error={error}
      optional={isOptional(field)}
      {...registration}
      options={isOpen || isWaiting ? [none, ...withFound] : withFound}
    />
  );
}
