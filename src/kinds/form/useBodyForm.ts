import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, get, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { ApiError } from '../../client/ApiError.ts';
import type { CommandId, Input } from '../../client/types.ts';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { bodyRule } from './bodyRule.ts';
import { isOptional } from './FormTextInput.tsx';
import { fieldErrors } from './fieldErrors.ts';
import { formResolver, loadRules } from './formResolver.ts';
import { initialValues } from './formValues.ts';
import { shownFields } from './formVariants.ts';
import type { FormField } from './options.ts';
import { useRows } from './useRows.ts';

type Name<Id extends CommandId> = keyof Input<Id> & string;
type Part<Id extends CommandId> = { [One in Name<Id>]?: Input<Id>[One] | undefined };

/** A field of a form that is drawn by hand. */
export type BodyField<Id extends CommandId> = Omit<FormField, 'field'> & { field: Name<Id> };

interface BodyFormOptions<Id extends CommandId> {
  command: Id;
  fields: readonly BodyField<Id>[];
  /** What the user does not enter, or what is sent in place of what was entered. */
  supplied: (entered: Part<Id>) => Part<Id>;
  send: (body: Input<Id>) => Promise<unknown>;
  /** Called with the server's errors by field. */
  onRefused?: (errors: Readonly<Record<string, string>>) => void;
}

export type BodyForm<Id extends CommandId> = ReturnType<typeof useBodyForm<Id>>;

/** The state of a form that is drawn by hand: like those of the config, it keeps to the description of its body. */
export function useBodyForm<Id extends CommandId>({ command, fields, supplied, send, onRefused }: BodyFormOptions<Id>) {
  const { locale, currency } = usePortal();
  const format = usePlainFormat();
  const effects = useEffects();
  const [schema, setSchema] = useState<$ZodType>();
  const initial = initialValues(fields, {});
  const form = useForm<FieldValues>({
    defaultValues: initial,
    shouldFocusError: false,
    resolver: formResolver({
      section: { command },
      fields,
      initial,
      answer: {},
      supplied: (entered) => supplied(entered as Part<Id>), // The names are those of the fields.
      rowsOf: useRows(),
      locale,
      currency,
      format,
    }),
  });
  const { formState } = form;
  const { submitCount } = formState;
  const ref = useRef<HTMLFormElement>(null);
  // Once the problems are drawn, so that the first one is announced together with its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [submitCount]);

  const fail = (error: Error) => void effects.fail(error);

  async function submit(body: FieldValues) {
    try {
      await send(body as Input<Id>); // The resolver has validated it.
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      fail(error);
      for (const { field, message } of fieldErrors(error, fields)) form.setError(field, { message });
      if (error instanceof ApiError) onRefused?.(error.errors);
    }
  }

  /** A problem of what the user has not entered is reported for the whole form. */
  function refuse(found: FieldErrors) {
    const shown = shownFields({}, fields, form.getValues());
    if (!shown.some(({ field }) => get(found, field))) fail(new Error('The body does not keep to openapi/.'));
  }

  const errorOf = (name: Name<Id>) => form.getFieldState(name, formState).error?.message;

  return {
    ...form,
    isSending: formState.isSubmitting,
    /** Whether something was typed that would be lost. */
    isTyped: Object.keys(formState.dirtyFields).length > 0,
    errorOf,
    /** The props of an input. */
    input(name: Name<Id>) {
      const field = fields.find((one) => one.field === name);
      return {
        label: field?.label ?? '',
        hint: field?.hint,
        optional: field && isOptional(field),
        error: errorOf(name),
        ...form.register(name),
      };
    },
    /** The most characters that the description allows; undefined until it has loaded. */
    longest: (name: Name<Id>) => schema && bodyRule(schema, name).longest,
    /** The props of the form's element. */
    element: {
      ref,
      noValidate: true,
      // A failure is reported on submit.
      onFocus: () =>
        void loadRules(command).then(
          ([loaded]) => setSchema(loaded),
          () => undefined,
        ),
      // If the rules failed to load, what was entered stays and can be submitted again.
      onSubmit: (event: FormEvent) => void form.handleSubmit(submit, refuse)(event).catch(fail),
    },
  };
}
