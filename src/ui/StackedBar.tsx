import { barLength } from './barLength.ts';
import { Row, Stack, Text } from './box.tsx';
import { Figure } from './Figure.tsx';
import marks from './marks.module.css';
import styles from './StackedBar.module.css';

export interface StackedPart {
  label: string;
  /** The formatted amount. */
  value: string;
  /** Its share of the whole, 0 to 100; without the shares of all parts no bar is drawn. */
  percent: number | undefined;
  /** The formatted share; left out on a phone. */
  share?: string | undefined;
  tone: 'neutral' | 'accent' | 'open';
}

const looks = { neutral: { 'data-tone': 3 }, accent: { 'data-tone': 1 }, open: { 'data-look': 'rest' } };

/** A whole as one bar of its parts, with their amounts below; the bar's label names the amounts, too. */
export function StackedBar({ label, parts }: { label: string; parts: readonly StackedPart[] }) {
  const isDrawn = parts.every(({ percent }) => percent !== undefined);
  const said = [label, ...parts.map((part) => `${part.label} ${part.value}`)];
  return (
    <Stack gap="4">
      {isDrawn && (
        <div className={`${marks.bar} ${styles.bar}`} role="img" aria-label={said.join(', ')}>
          {parts.map(({ percent = 0, tone }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have one name, and their order never changes
              key={index}
              className={marks.mark}
              {...looks[tone]}
              style={{ inlineSize: `${barLength(percent)}%` }}
            />
          ))}
        </div>
      )}
      <Stack as="ul" gap="2">
        {parts.map(({ label: name, value, share, tone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Row key={index} as="li" oneLine gap="3" align="baseline">
            <span className={marks.key} {...looks[tone]} aria-hidden />
            <Text as="span" breaks="anywhere" shrinks grows>
              {name}
            </Text>
            <Text as="span" textAlign="end">
              <Figure>{value}</Figure>
            </Text>
            {share && (
              <Text as="span" tone="muted" textAlign="end" className={styles.share}>
                {share}
              </Text>
            )}
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
