import { text as texts } from '../values/text/text.ts';
import { Row, Text } from './box.tsx';
import styles from './Comparison.module.css';
import { Icon } from './Icon.tsx';

export interface ComparisonProps {
  direction: 'up' | 'down' | 'flat';
  /** The size of the change, `$536.83`; the arrow shows its sign. Includes the sign if the change is `flat`. */
  text: string;
  /** The same change in another unit, `(1.32%)`. */
  detail?: string | undefined;
  /** What the figure is compared with, `from $40,693.35`. */
  label?: string | undefined;
}

/** The change of a figure; style sheets may hide the `data-more` parts if there is little room. */
export function Comparison({ direction, text, detail, label }: ComparisonProps) {
  return (
    <Row as="p" gap="0 1" align="baseline" size="table" tone="muted">
      <span className={styles.change} data-direction={direction}>
        {direction !== 'flat' && (
          <>
            <span className="visuallyHidden">{`${texts.cards[direction]} `}</span>
            <Icon name={direction} size="sm" />
          </>
        )}
        <span>{text}</span>
        {detail && <span data-more>{detail}</span>}
      </span>
      {label && (
        <Text as="span" breaks="anywhere" shrinks data-more>
          {` ${label}`}
        </Text>
      )}
    </Row>
  );
}
