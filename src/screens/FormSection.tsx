import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { bodyOf } from '../api/bodyOf.ts';
import { commandFor } from '../api/commandFor.ts';
import type { FormSection as Form } from '../config/sections/form.ts';
import { Button } from '../widgets/Button.tsx';
import { Section } from '../widgets/Section.tsx';
import { useEffects } from './EffectsContext.tsx';
import styles from './FormSection.module.css';
import { FormInput } from './FormInput.tsx';
import { formResolver } from './formResolver.ts';

type Values = Record<string, string>;

/** A command's body as a form: checked by the description's rules here, and by the server again. */
export function FormSection({ section }: { section: Form }) {
  const effects = useEffects();
  const command = useMutation(commandFor(section.command));
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(section.fields.map(({ field }) => [field, ''])),
    resolver: formResolver(section.command),
  });
  useEffect(() => {
    // Before the first press of the button, so that it does not wait for the rules.
    void bodyOf(section.command);
  }, [section.command]);

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
    <Section id={section.id} title={section.title} bare>
      {section.intro && <p className={styles.intro}>{section.intro}</p>}
      <form className={styles.form} onSubmit={submit} noValidate>
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
      {section.links && (
        <p className={styles.links}>
          {section.links.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </Section>
  );
}
