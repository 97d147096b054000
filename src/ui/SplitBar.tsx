import { text } from '../values/text/text.ts';
import { barLength } from './barLength.ts';
import { Row, Text } from './box.tsx';
import type { Elements } from './elements.ts';
import marks from './marks.module.css';
import styles from './SplitBar.module.css';

export interface SplitPart {
  label: string;
  /** The formatted amount. */
  value: string;
  /** Its share of the whole, 0 to 100; without the shares of all parts no bar is drawn. */
  percent: number | undefined;
  /** The formatted share. */
  share: string;
}

interface SplitBarProps {
  /** Describes the bar; the parts are appended for screen readers. */
  label: string;
  parts: readonly SplitPart[];
  /** Chooses another way to split the whole. */
  choice?: Elements;
}

/** The number of colours; further parts have the same, hatched. */
const colours = 4;

const look = (index: number) => ({
  'data-tone': 1 + (index % colours),
  'data-look': Math.floor(index / colours) % 2 === 1 ? 'again' : undefined,
});

/** A whole as one thin bar of its parts, under a legend with their shares. */
export function SplitBar({ label, parts, choice }: SplitBarProps) {
  const isDrawn = parts.every(({ percent }) => percent !== undefined);
  const said = parts.map((part) => `${part.label} ${part.value} (${part.share})`).join(text.values.list);
  return (
    <div className={styles.frame}>
      <Row as="ul" gap="1 6" size="sm" tone="muted" breaks="anywhere">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have one name, and their order never changes
          <li key={index} title={part.value}>
            <span className={`${marks.key} ${styles.key}`} {...look(index)} aria-hidden />
            <span>{`${part.label} `}</span>
            <Text as="span" weight="strong" tone="ink" breaks="never">
              {part.share}
            </Text>
          </li>
        ))}
      </Row>
      {choice && <div>{choice}</div>}
      {isDrawn && (
        <div className={`${marks.bar} ${styles.bar}`} role="img" aria-label={text.table.chosen(label, said)}>
          {parts.map(({ percent = 0 }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              className={marks.mark}
              {...look(index)}
              style={{ flexGrow: barLength(percent) }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
