import { useQueries } from '@tanstack/react-query';
import { type FieldValues, set } from 'react-hook-form';
import { isId } from '../../../api/isId.ts';
import { queryFor } from '../../../api/queryFor.ts';
import type { FormSection } from '../../../config/kinds/form.ts';
import { useParameters } from '../../../frame/useParameters.ts';
import { usePlainFormat } from '../../../portal/useFormat.ts';
import { text } from '../../../text/text.ts';
import type { ShownField } from '../shownField.ts';
import { type AboutItem, aboutItem, amountField } from './aboutItems.ts';

/** A form as the URL prefills it. */
export interface Draft {
  fields: readonly ShownField[];
  /** The values of the fields, by their names in the body. */
  answer: FieldValues;
  /** Additional values of the body, by path. */
  beside: Readonly<Record<string, unknown>>;
  about: readonly AboutItem[];
  isWaiting: boolean;
  /** Whether the URL prefills anything. */
  isBegun: boolean;
  /** The fields whose value in the URL does not exist, with the reason. */
  unknown: readonly { field: string; why: string }[];
  /** Removes fields from the URL. */
  forget(fields: readonly string[]): void;
}

const short = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

/** Reads a form's initial choices and ids from the URL parameters that begin with the section's id. */
export function useDraft(section: FormSection): Draft {
  const format = usePlainFormat();
  const [parameters, change] = useParameters();
  const parameter = (field: string) => parameters.get(`${section.id}-${field}`) ?? undefined;
  const named = (section.about ?? []).flatMap((about) => {
    const value = parameter(about.field);
    return value === undefined ? [] : [{ about, value }];
  });
  const asked = named.filter(({ value }) => isId(value));
  const queries = useQueries({
    queries: asked.map(({ about, value }) => {
      const body = 'parameter' in about ? { [about.parameter]: Number(value) } : {};
      return queryFor(about.query, body as never); // The config check has verified the names.
    }),
  });
  const items = asked.map(
    // The queries are in the order of `asked`.
    ({ about, value }, index) => aboutItem(about, Number(value), queries[index] as AboutItem['query']),
  );
  const about = items.filter(({ isUnknown }) => !isUnknown);
  const amounts = about.flatMap((item) => amountField(item, format) ?? []);

  const answer: FieldValues = {};
  for (const { field, limits } of amounts) set(answer, field, format('number', limits?.least));
  for (const { about: of } of about) if (of.opening) set(answer, of.opening.field, of.opening.text);
  const choices = section.fields.filter(({ fromAddress }) => fromAddress);
  for (const { field, values = [] } of choices) {
    const value = parameter(field);
    if (value !== undefined && values.includes(value)) set(answer, field, value);
  }

  const lost = [
    ...named.filter(({ value }) => !isId(value)),
    ...items.filter(({ isUnknown }) => isUnknown).map(({ about, id }) => ({ about, value: String(id) })),
  ];
  return {
    fields: [...amounts, ...section.fields],
    answer,
    beside: Object.fromEntries(about.map((item) => [item.about.field, item.id])),
    about,
    isBegun: named.length > 0 || choices.some(({ field }) => parameter(field) !== undefined),
    isWaiting: items.some(({ query }) => query.isPending),
    unknown: [
      ...choices.flatMap(({ field, label, values = [] }) => {
        const value = parameter(field);
        const isUnknown = value !== undefined && !values.includes(value);
        return isUnknown ? [{ field, why: text.about.noChoice(label, short(value)) }] : [];
      }),
      ...lost.map(({ about: { field, label }, value }) => ({ field, why: text.about.notFound(label, short(value)) })),
    ],
    forget: (fields) =>
      change(Object.fromEntries(fields.map((field) => [`${section.id}-${field}`, undefined])), { replace: true }),
  };
}
