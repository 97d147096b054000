import { type FormEvent, useState } from 'react';
import type { FormSection } from '../../config/kinds/form.ts';
import { useEffects } from '../../frame/EffectsContext.tsx';
import { Button } from '../../widgets/Button.tsx';
import styles from './FormSection.module.css';
import { FormTextInput } from './FormTextInput.tsx';

/** What was entered and sent before the form was there, and which field had the focus then, if one did. */
export interface Entered {
  values: Readonly<Record<string, string>>;
  focused: string | undefined;
}

interface StillFormProps {
  section: FormSection;
  /** Loads what the form is made of. */
  load: () => Promise<unknown>;
  onSubmit: (entered: Entered) => void;
}

/**
 * A form as visitors find it, without the library for forms: that is fetched when somebody begins to fill it in and takes
 * over when the form is sent, so that the sign-in page is light and nothing moves under the fingers of who is typing.
 */
export function PlainForm({ section, load, onSubmit }: StillFormProps) {
  const effects = useEffects();
  const [isWaiting, setWaiting] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { activeElement } = document;
    setWaiting(true);
    try {
      await load();
      onSubmit({
        values: Object.fromEntries(section.fields.map(({ field }) => [field, String(data.get(field) ?? '')])),
        focused: activeElement instanceof HTMLInputElement ? activeElement.name : undefined,
      });
    } catch (error) {
      setWaiting(false);
      if (error instanceof Error) effects.fail(error);
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => void load().catch(() => undefined)} // Asked for again where it is sent.
    >
      {section.fields.map((field) => (
        <FormTextInput key={field.field} field={field} name={field.field} />
      ))}
      <Button type="submit" variant="primary" busy={isWaiting}>
        {section.submit}
      </Button>
    </form>
  );
}
