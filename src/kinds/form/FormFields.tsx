import { useId, useState } from 'react';
import { type FieldErrors, type FieldValues, get, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../client/ApiError.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useCoolDown } from '../../client/useCoolDown.ts';
import { type FailureNotice, type Outcome, useEffects } from '../../screen/EffectsContext.tsx';
import type { AnswerData } from '../../screen/fields.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useSubjectBody } from '../../screen/SubjectContext.ts';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { useLeaveGuard } from '../../screen/useLeaveGuard.tsx';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { text } from '../../values/text/text.ts';
import { FormFoot } from './FormFoot.tsx';
import { FormInput } from './FormInput.tsx';
import { FormSaid } from './FormSaid.tsx';
import styles from './FormSection.module.css';
import { FormUsername } from './FormUsername.tsx';
import { fieldErrors, isWrongPassword } from './fieldErrors.ts';
import { formResolver, loadRules } from './formResolver.ts';
import { initialValues } from './formValues.ts';
import { decidingNames, shownFields, variantName } from './formVariants.ts';
import type { FormSection as FormConfig } from './options.ts';
import type { Entered } from './PlainForm.tsx';
import { isSettled, type ShownField } from './shownField.ts';
import { suppliedTo } from './suppliedTo.ts';
import { useFolded } from './useFolded.ts';
import { useHandedOn } from './useHandedOn.ts';
import { useInterruption } from './useInterruption.ts';
import { useRows } from './useRows.ts';

/** A submission: the fields shown and the values as entered, the body, and the response. */
export interface SentForm {
  fields: readonly ShownField[];
  values: FieldValues;
  body: FieldValues;
  outcome: Outcome;
}

interface FormFieldsProps {
  section: FormConfig;
  /** The section's editable fields, with what a response adds to them. */
  fields: readonly ShownField[];
  /** The response with the form's initial values; an empty object if there is none. */
  answer: AnswerData;
  /** The values that were entered and submitted before this form was loaded. */
  entered?: Entered | undefined;
  /** Additional values of the body, by name. */
  beside?: Readonly<Record<string, unknown>>;
  /** Called when the command has succeeded. */
  onSent?: ((sent: SentForm) => void) | undefined;
  /** Called with the server's errors by field. */
  onRefused?: (said: Readonly<Record<string, string>>) => void;
}

/** The fields and submit button of a form, validated with the description's rules; the server validates again. */
export function FormFields({ section, fields, answer, entered, beside, onSent, onRefused }: FormFieldsProps) {
  const { locale, currency } = usePortal();
  const format = usePlainFormat();
  const effects = useEffects();
  const command = useCommand(section.command);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  const isCoolingDown = useCoolDown(command.error);
  const { supplied, missing } = suppliedTo(section, effects.supplies);
  const subject = useSubjectBody(section.command);
  const addressed = Object.entries(subject).filter(([name]) => !fields.some(({ field }) => field === name));
  const initial = { ...initialValues(fields, answer), ...(section.variants && { [variantName]: '0' }) };
  // `defaultValues` has the first response: passed as `values` as well, it would be filled in and drawn a second time.
  const [first, setFirst] = useState<AnswerData | undefined>(answer);
  if (first && first !== answer) setFirst(undefined);
  const form = useForm<FieldValues>({
    defaultValues: { ...initial, ...entered?.values },
    // A newer response updates the fields that the user has not changed.
    ...(!first &&
      (section.from || beside) && {
        values: initial,
        resetOptions: { keepDirtyValues: true, keepDirty: beside !== undefined },
      }),
    resolver: formResolver({
      section,
      fields,
      initial,
      answer,
      supplied: () => ({ ...Object.fromEntries(addressed), ...beside, ...supplied }),
      rowsOf: useRows(),
      locale,
      currency,
      format,
    }),
  });
  const { isDirty, isSubmitting } = form.formState;
  useWatch({ control: form.control, name: decidingNames(fields) });
  const folded = useFolded(section, form);
  const shown = folded.unfolded(shownFields(section, fields, form.getValues()));
  const leaveDialog = useLeaveGuard({
    mayAsk: !section.leaveFreely,
    isChanged: isDirty && !section.leaveFreely,
    words: isSubmitting ? text.leaveSending : undefined,
  });

  const watched = useInterruption({
    section,
    fields,
    form,
    initial,
    onBack(sentence) {
      setFailure(sentence);
      effects.run(['neutral-toast'], { message: sentence });
    },
  });

  const fail = (error: Error, notice?: FailureNotice) => setFailure(effects.fail(error, notice));

  /** A rejected password has to be typed again. */
  const emptyPassword = (error: Error) => {
    const password = shown.find(({ input }) => input === 'password')?.field;
    if (password === undefined || !isWrongPassword(error)) return;
    form.setValue(password, '', { shouldDirty: true });
    form.setFocus(password);
  };

  /** The form is as saved, or empty again. Anything entered while it was being sent counts as unsaved. */
  const settle = (sent: FieldValues) => {
    const saved = section.from ? sent : initial;
    const now = form.getValues();
    const names = fields.map(({ field }) => field);
    for (const name of section.variants ? [...names, variantName] : names) {
      if (get(now, name) === get(sent, name)) form.setValue(name, get(saved, name));
    }
    form.reset(saved, { keepValues: true, keepDirtyValues: false, keepDirty: false });
  };

  const send = async (body: FieldValues) => {
    const values = structuredClone(form.getValues());
    try {
      const outcome = await watched(() => command.send(body as never)); // The resolver has validated the body.
      settle(values);
      onSent?.({ fields: shown, values, body, outcome });
      effects.run(section.success, { ...outcome, sent: body });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof ApiError) onRefused?.(error.errors);
      emptyPassword(error);
      const refusals = fieldErrors(error, shown);
      for (const [index, { field, message }] of refusals.entries()) {
        form.setError(field, { message }, { shouldFocus: index === 0 });
      }
      fail(error, {
        seconds: section.failureSeconds,
        tone: section.failure,
        isWorded: refusals.some(({ isWorded }) => isWorded),
      });
    }
  };

  /** An error of a field that is not shown is reported for the whole form. */
  const refuse = (found: FieldErrors) => {
    if (!shown.some(({ field }) => get(found, field))) fail(new Error('The body does not keep to openapi/.'));
  };

  const element = useHandedOn(entered);
  const submit = (
    <Button
      type="submit"
      variant="primary"
      busy={isSubmitting}
      // Not `disabled`: the button that was just pressed would lose the focus.
      aria-disabled={isCoolingDown || (section.from?.onlyChanged === true && !isDirty && !isSubmitting)}
    >
      {section.submit}
    </Button>
  );

  // After a success, the supplied value has been used up.
  if (missing && !command.isPending && !command.isSuccess) return <p className={styles.note}>{missing}</p>;
  return (
    <form
      ref={element}
      className={styles.form}
      data-columns={section.columns}
      // If the rules failed to load, the input stays and can be submitted again.
      onSubmit={(event) => {
        setFailure(undefined);
        void form.handleSubmit(send, refuse)(event).catch(fail);
      }}
      // Loads the rules while the user types, so that submitting does not wait for them. A failure is reported on
      // submit.
      onFocus={() => void loadRules(section.command).catch(() => undefined)}
      noValidate
      aria-describedby={failure && failureId}
    >
      <FormUsername section={section} />
      {section.variants && (
        <RadioGroup
          label={section.variants.label}
          options={section.variants.options.map(({ label }, index) => ({ value: String(index), label }))}
          {...form.register(variantName)}
        />
      )}
      {shown
        .filter((field) => !isSettled(field))
        .map((field) => (
          <FormInput
            key={field.field}
            command={section.command}
            field={field}
            error={form.getFieldState(field.field, form.formState).error?.message}
            control={form.control}
            // A form that is replaced after it is sent would lose anything typed meanwhile.
            readOnly={command.isPending && onSent !== undefined && !section.from}
            registration={form.register(field.field, {
              deps: shown.filter(({ same }) => same === field.field).map((other) => other.field),
            })}
          />
        ))}
      <FormFoot
        said={
          failure && (
            <FormSaid id={failureId} tone={section.failure}>
              {failure}
            </FormSaid>
          )
        }
      >
        {folded.label ? (
          <div className={styles.actions}>
            {submit}
            <Button variant="link" onClick={folded.unfold}>
              {folded.label}
            </Button>
          </div>
        ) : (
          submit
        )}
      </FormFoot>
      {leaveDialog}
    </form>
  );
}
