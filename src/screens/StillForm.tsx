import { type FormEvent, useRef, useState } from 'react';
import type { FormSection } from '../config/sections/form.ts';
import { Button } from '../widgets/Button.tsx';
import { useEffects } from './EffectsContext.tsx';
import styles from './FormSection.module.css';
import { FormTextInput } from './FormTextInput.tsx';

/** What was entered before the form was ready, which field has the focus, and whether it has been sent already. */
export interface Entered {
  values: Readonly<Record<string, string>>;
  focused: string | undefined;
  isSent: boolean;
}

interface StillFormProps {
  section: FormSection;
  /** Loads what the form is made of. */
  load: () => Promise<unknown>;
  /** It is loaded, and nobody is in the middle of a press or a character. */
  onReady: (entered: Entered) => void;
}

/**
 * A form as visitors find it, without the library for forms: that comes once somebody enters something, so that the
 * sign-in page is light. Nothing is asked of the page before a gesture, since browsers tell filled-in passwords only then.
 */
export function StillForm({ section, load, onReady }: StillFormProps) {
  const effects = useEffects();
  const form = useRef<HTMLFormElement>(null);
  const state = useRef({ isLoaded: false, isTouched: false, isBusy: false, isSent: false });
  const [isWaiting, setWaiting] = useState(false);

  function handOver() {
    const { isLoaded, isTouched, isBusy, isSent } = state.current;
    if (!isLoaded || !isTouched || isBusy || !form.current) return;
    const data = new FormData(form.current);
    const values = Object.fromEntries(section.fields.map(({ field }) => [field, String(data.get(field) ?? '')]));
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLInputElement ? activeElement.name : undefined;
    onReady({ values, focused, isSent });
  }

  function change(next: Partial<typeof state.current>) {
    Object.assign(state.current, next);
    handOver();
  }

  function begin() {
    load().then(
      () => change({ isLoaded: true }),
      (error: Error) => {
        change({ isSent: false });
        setWaiting(false);
        effects.fail(error);
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWaiting(true);
    change({ isTouched: true, isBusy: false, isSent: true });
    begin();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onFocus={begin}
      onInput={() => change({ isTouched: true })}
      onPointerDown={() => change({ isBusy: true })}
      // After the click that belongs to it.
      onPointerUp={() => setTimeout(() => change({ isTouched: true, isBusy: false }))}
      onPointerCancel={() => change({ isBusy: false })}
      onCompositionStart={() => change({ isBusy: true })}
      onCompositionEnd={() => change({ isBusy: false })}
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
