import { Row, Stack, Text } from './box.tsx';
import { Figure } from './Figure.tsx';
import styles from './SumList.module.css';
import { useScrollStop } from './useScrollStop.ts';

export interface SumLine {
  label: string;
  /** The formatted amount. */
  value: string;
}

interface SumListProps {
  lines: readonly SumLine[];
  sum: SumLine;
  /** A remark on the sum. */
  note?: string | undefined;
}

/** A list of amounts with their sum; a long list scrolls inside the card. */
export function SumList({ lines, sum, note }: SumListProps) {
  const scrollStop = useScrollStop(sum.label);
  return (
    <>
      <div className={styles.frame} {...scrollStop}>
        <Stack as="dl" gap="1">
          {[...lines, sum].map(({ label, value }, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order never changes
              key={index}
              oneLine
              gap="4"
              justify="between"
              className={styles.line}
              data-sum={index === lines.length}
            >
              <dt>{label}</dt>
              <dd className={styles.value}>
                <Figure>{value}</Figure>
              </dd>
            </Row>
          ))}
        </Stack>
      </div>
      {note && <Text tone="warning">{note}</Text>}
    </>
  );
}
