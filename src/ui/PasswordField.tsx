import { type ComponentProps, useState } from 'react';
import { text } from '../values/text/text.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password input that can be revealed; pasting and password managers work. */
export function PasswordField({ label, hint, error, optional, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...input}
            {...control}
            className={`${control.className} ${styles.input}`}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <div className={styles.button}>
            <IconButton
              icon={shown ? 'hide' : 'show'}
              label={shown ? text.actions.hidePassword : text.actions.showPassword}
              named="text"
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            />
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
