import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  value: string;
  maxLength?: number;
  onValue: (value: string) => void;
}

/** A line to search in, as small as the choices beside it. */
export function SearchField({ label, value, maxLength, onValue }: SearchFieldProps) {
  return (
    <div className={styles.frame}>
      <span className={styles.icon}>
        <Icon name="search" size={16} />
      </span>
      <input
        className={styles.input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onValue(event.target.value)}
      />
    </div>
  );
}
