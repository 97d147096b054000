import { Text } from './box.tsx';
import { Figure } from './Figure.tsx';
import styles from './ValueList.module.css';

export interface NamedValue {
  label: string;
  /** The formatted value, or a name. */
  value: string;
  /** The main figure, in large type. */
  isLarge?: boolean;
}

/** Names and values between hairlines, each value at the end of its line. */
export function ValueList({ lines }: { lines: readonly NamedValue[] }) {
  return (
    <dl>
      {lines.map(({ label, value, isLarge = false }) => (
        <div key={label} className={styles.line} data-large={isLarge}>
          <Text as="dt" tone="muted" breaks="anywhere" shrinks>
            {label}
          </Text>
          <Text as="dd" weight="strong" tight breaks="anywhere" textAlign="end" shrinks atEnd className={styles.value}>
            <Figure>{value}</Figure>
          </Text>
        </div>
      ))}
    </dl>
  );
}
