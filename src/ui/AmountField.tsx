import { useId } from 'react';
import styles from './AmountField.module.css';
import { Row, Small, Stack } from './box.tsx';
import { FieldFrame } from './FieldFrame.tsx';

interface Amount {
  /** The formatted amount. */
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

export interface AmountFieldProps {
  label: string;
  labelHidden?: boolean;
  /** Puts label, field and amounts on one line if there is room. */
  isInline?: boolean;
  /** The text in the field. */
  value: string;
  onValue: (value: string) => void;
  /** Called when the field is left, so that the caller can format the amount. */
  onLeave: () => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** Amounts to choose from instead of typing. */
  amounts: readonly Amount[];
  /** Names the group of these amounts for screen readers. */
  amountsLabel: string;
}

/** An amount of money in large figures, with a few amounts to choose from. */
export function AmountField({ amounts, amountsLabel, ...field }: AmountFieldProps) {
  const { label, labelHidden = false, isInline = false, value, onValue, onLeave, hint, error } = field;
  const hintId = useId();
  return (
    <Stack gap="2" className={styles.frame} data-inline={isInline}>
      <FieldFrame label={label} labelHidden={labelHidden} error={error}>
        {(control) => (
          <input
            {...control}
            aria-describedby={[control['aria-describedby'], hint && hintId].filter(Boolean).join(' ') || undefined}
            className={`${control.className} ${styles.input}`}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={({ currentTarget }) => onValue(currentTarget.value)}
            onBlur={onLeave}
          />
        )}
      </FieldFrame>
      {amounts.length > 0 && (
        // A fieldset would say its legend before each button.
        <Row gap="2" className={styles.amounts} role="group" aria-label={amountsLabel}>
          {amounts.map((amount) => (
            <button
              key={amount.label}
              type="button"
              className={styles.amount}
              aria-pressed={amount.isChosen}
              onClick={amount.onChoose}
            >
              {amount.label}
            </button>
          ))}
        </Row>
      )}
      {hint && (
        <Small className={styles.hint} id={hintId}>
          {hint}
        </Small>
      )}
    </Stack>
  );
}
