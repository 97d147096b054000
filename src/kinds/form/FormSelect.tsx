import { useMemo } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { OptionsFrom, RowOptions } from '../../config/formParts.ts';
import { type AnswerData, currencyOf, rowsIn, valueAt } from '../../screen/fields.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { useAnswer } from '../../screen/useAnswer.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Select, type SelectOption } from '../../ui/Select.tsx';
import { countries } from '../../values/countries.ts';
import { isolated } from '../../values/isolated.ts';
import { label } from '../../values/label.ts';
import { text } from '../../values/text/text.ts';
import { chosenRow } from './chosenRow.ts';
import { type FormInputProps, isOptional } from './FormTextInput.tsx';

/** A select for a value of the body's enumeration, of the config, or of a query's response. */
export function FormSelect(props: FormInputProps) {
  const { values = [], choices, options, input } = props.field;
  if (input === 'country') return <CountrySelect {...props} />;
  if (options) return <AskedSelect {...props} options={options} />;
  return <Choices {...props} offered={choices ?? values.map((value) => ({ value, label: label(value) }))} />;
}

/** Every country by its name, in the order of the language. */
function CountrySelect(props: FormInputProps) {
  const { locale } = usePortal();
  return <Choices {...props} offered={useMemo(() => countries(locale), [locale])} />;
}

function AskedSelect({ options, ...props }: FormInputProps & { options: OptionsFrom }) {
  const { query, data } = useAnswer(options);
  const chosen: unknown = useWatch({ control: props.control, name: props.field.field });
  const format = useFormat();
  if (query.error && !data) return <QueryFailure query={query} />;
  // A select that receives its options later loses the value it was given before, so this is a separate element.
  if (!data) {
    return (
      <Loading label="">
        <Choices {...props} offered={[]} isWaiting />
      </Loading>
    );
  }
  const facts = 'facts' in options && data ? factsOf(options, data, chosen, format) : [];
  const hint = [props.field.hint, ...facts].filter(Boolean).join(' · ');
  return <Choices {...props} field={{ ...props.field, hint }} offered={offeredBy(options, data)} />;
}

/** The known facts of the chosen row. */
function factsOf(options: RowOptions, data: AnswerData, chosen: unknown, format: Format): string[] {
  const row = chosenRow(rowsIn(data, options.rows), options, chosen);
  return (options.facts ?? []).flatMap((fact) => {
    const value = row?.[fact.field];
    return value == null
      ? []
      : [text.about.item(fact.label, format(fact.format, value, row && currencyOf(row, fact.field)))];
  });
}

function offeredBy(options: OptionsFrom, data: AnswerData): SelectOption[] {
  if ('list' in options) {
    const texts = valueAt(data, options.list);
    return Array.isArray(texts) ? texts.map((value) => ({ value: String(value), label: label(String(value)) })) : [];
  }
  // A row without a value cannot be sent; one without a name is shown by its value.
  return rowsIn(data, options.rows).flatMap((row) => {
    const value = row[options.value] ?? '';
    return value === '' ? [] : [{ value: String(value), label: isolated(String(row[options.label] ?? value)) }];
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
  const words = field.options && 'none' in field.options ? field.options.none : undefined;
  const none = { value: '', label: isWaiting ? text.loading : (words ?? text.field.choose) };
  return (
    <Select
      key={isForeseen ? undefined : found} // As above: an option that comes with a newer answer.
      label={field.label}
      hint={field.hint}
      error={error}
      optional={isOptional(field)}
      autoComplete={field.autocomplete}
      {...registration}
      options={isOpen || isWaiting ? [none, ...withFound] : withFound}
    />
  );
}
