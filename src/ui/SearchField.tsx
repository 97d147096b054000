import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'maxLength' | 'onKeyDown'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
}

/** A small search input for section headers. */
export function SearchField({ label, value, onValue, ...input }: SearchFieldProps) {
  return (
    <div className={styles.frame}>
      <span className={styles.icon}>
        <Icon name="search" size="sm" />
      </span>
      <input
        {...input}
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  );
}
