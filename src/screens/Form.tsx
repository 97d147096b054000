import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { commandFor } from '../api/commandFor.ts';
import type { FormSection as FormConfig } from '../config/sections/form.ts';
import { Button } from '../widgets/Button.tsx';
import { useEffects } from './EffectsContext.tsx';
import { FormInput } from './FormInput.tsx';
import styles from './FormSection.module.css';
import { formResolver, loadRules } from './formResolver.ts';

type Values = Record<string, string>;

/** The fields and the button of a form: checked by the description's rules here, and by the server again. */
export function Form({ section }: { section: FormConfig }) {
  const effects = useEffects();
  const command = useMutation(commandFor(section.command));
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(section.fields.map(({ field }) => [field, ''])),
    resolver: formResolver(section.command),
  });

  const submit = form.handleSubmit(async (values) => {
    try {
      // The resolver has just held the values against the body's schema.
      effects.run(section.success, await command.mutateAsync(values as never));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const fields = 'errors' in error ? Object.entries(error.errors as Values) : [];
      const known = fields.filter(([field]) => section.fields.some((entry) => entry.field === field));
      for (const [index, [field, message]] of known.entries()) {
        form.setError(field, { message }, { shouldFocus: index === 0 });
      }
      effects.fail(error, section.failureSeconds);
    }
  });

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      // While somebody types the rules arrive, so that the button does not wait for them. A failure comes up there.
      onFocus={() => void loadRules(section.command).catch(() => undefined)}
      noValidate
    >
      {section.fields.map((field) => (
        <FormInput
          key={field.field}
          field={field}
          error={form.formState.errors[field.field]?.message}
          registration={form.register(field.field)}
        />
      ))}
      <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
        {section.submit}
      </Button>
    </form>
  );
}
