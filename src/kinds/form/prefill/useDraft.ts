import { useQueries } from '@tanstack/react-query';
import { type FieldValues, set } from 'react-hook-form';
import { isId } from '../../../client/isId.ts';
import { queryFor } from '../../../client/queryFor.ts';
import { type AnswerData, rowsIn } from '../../../screen/fields.ts';
import { usePlainFormat } from '../../../screen/useFormat.ts';
import { useParameters } from '../../../screen/useParameters.ts';
import { text } from '../../../values/text/text.ts';
import { chosenRow, rowOptionsOf } from '../chosenRow.ts';
import type { FormField, FormSection } from '../options.ts';
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
  /** Whether a query has not been answered yet. One that is tried again leaves the form, and what was typed, there. */
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
      return queryFor(about.query, { [about.parameter]: Number(value) } as never); // The check has verified the names.
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
  const choices = section.fields.filter(({ fromAddress, values }) => fromAddress && values);
  for (const { field, values = [] } of choices) {
    const value = parameter(field);
    if (value !== undefined && values.includes(value)) set(answer, field, value);
  }

  const chosen = useChosenRows(section.fields, parameter);
  for (const { field, value, isFound } of chosen.rows) if (isFound) set(answer, field.field, value);

  const lost = [
    ...named.filter(({ value }) => !isId(value)),
    ...items.filter(({ isUnknown }) => isUnknown).map(({ about, id }) => ({ about, value: String(id) })),
    ...chosen.rows.filter(({ isUnknown }) => isUnknown).map(({ field, value }) => ({ about: field, value })),
  ];
  return {
    fields: [
      ...amounts,
      ...section.fields
        .filter(({ notAbout = [] }) => !about.some((item) => notAbout.includes(item.about.field)))
        .map((field) => ({ ...field, isFromAddress: chosen.rows.some((row) => row.isFound && row.field === field) })),
    ],
    answer,
    beside: Object.fromEntries(about.map((item) => [item.about.field, item.id])),
    about,
    isBegun: named.length > 0 || chosen.rows.length > 0 || choices.some(({ field }) => parameter(field) !== undefined),
    isWaiting: chosen.isWaiting || items.some(({ query }) => !query.isFetched),
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

/** The rows that the URL chooses in selects and that have loaded. */
function useChosenRows(fields: readonly FormField[], parameter: (field: string) => string | undefined) {
  const asked = fields.flatMap((field) => {
    const [options, value] = [rowOptionsOf(field), parameter(field.field)];
    return field.fromAddress && options && value !== undefined ? [{ field, options, value }] : [];
  });
  const queries = useQueries({ queries: asked.map(({ options }) => queryFor(options.query, {} as never)) });
  return {
    isWaiting: queries.some(({ isFetched }) => !isFetched),
    rows: asked.map(({ field, options, value }, index) => {
      const data = queries[index]?.data as AnswerData | undefined; // An object, according to the description.
      const isFound = data !== undefined && chosenRow(rowsIn(data, options.rows), options, value) !== undefined;
      return { field, value, isFound, isUnknown: data !== undefined && !isFound };
    }),
  };
}
