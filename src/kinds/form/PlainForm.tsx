import { type FormEvent, useState } from 'react';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { text } from '../../values/text/text.ts';
import { FormSaid } from './FormSaid.tsx';
import styles from './FormSection.module.css';
import { FormTextInput, isTextInput } from './FormTextInput.tsx';
import type { FormSection } from './options.ts';

/**
 * The values that were entered and submitted before the form library had loaded, and the field that had the focus, if
 * any.
 */
export interface Entered {
  values: Readonly<Record<string, string>>;
  focused: string | undefined;
}

/** Whether a page of plain fields may be left freely, so that it does not need the form library at first. */
export const isPlain = ({ leaveFreely, from, supply, username, fields }: FormSection): boolean =>
  leaveFreely === true && !from && !supply && !username && fields.every(isTextInput);

interface StillFormProps {
  section: FormSection;
  /** Loads the code of the full form. */
  load: () => Promise<unknown>;
  onSubmit: (entered: Entered) => void;
}

/**
 * A form without the form library, as visitors first see it. The library is fetched when the user starts typing and
 * takes over on submit, so that the sign-in page is light and nothing moves while the user types.
 */
export function PlainForm({ section, load, onSubmit }: StillFormProps) {
  const effects = useEffects();
  const { newcomer } = effects;
  const newPassword = section.success.includes('sign-in') && newcomer?.hasPassword ? newcomer : undefined;
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
      // Without scripts, this method sends nothing: a password would be in the address.
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => void load().catch(() => undefined)} // Asked for again where it is sent.
    >
      {newPassword && <FormSaid tone="neutral">{text.session.useNewPassword}</FormSaid>}
      {section.fields.map((field) => (
        <FormTextInput
          key={field.field}
          field={field}
          name={field.field}
          defaultValue={field.autocomplete === 'username' ? newPassword?.email : undefined}
        />
      ))}
      <Button type="submit" variant="primary" busy={isWaiting}>
        {section.submit}
      </Button>
    </form>
  );
}
