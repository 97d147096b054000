import { Row, Small, Stack, Text } from './box.tsx';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Names the task and the bar. */
  label: string;
  /** 0 to 100; leave it out if the progress is not known. */
  percent?: number | undefined;
  /** The progress in words: `3 of 7 files`. */
  detail?: string;
  /** An additional line below the bar. */
  note?: string;
}

/** The progress of a task. */
export function ProgressBar({ label, percent, detail, note }: ProgressBarProps) {
  return (
    <Stack gap="2">
      <Row oneLine gap="4" justify="between" size="sm" className={styles.text}>
        <span>{label}</span>
        {detail && (
          <Text as="span" tone="muted">
            {detail}
          </Text>
        )}
      </Row>
      <progress className={styles.bar} aria-label={label} max={100} value={percent} />
      {note && <Small>{note}</Small>}
    </Stack>
  );
}
