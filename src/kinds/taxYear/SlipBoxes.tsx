import type { TaxSlip } from '../../figures/answers.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Figure } from '../../ui/Figure.tsx';
import { isZero } from '../../values/decimal.ts';
import { text } from '../../values/text/text.ts';
import styles from './SlipBoxes.module.css';
import { boxesOf } from './slipWords.ts';

/** What a slip reports: each box by its name on the form, the largest amount first, and several zeros together. */
export function SlipBoxes({ slip, label }: { slip: TaxSlip; label: string }) {
  const format = useFormat();
  const [first, ...others] = boxesOf(slip);
  const zeros = others.filter(({ amount }) => isZero(amount));
  const shown = [
    ...(first ? [first] : []),
    ...(zeros.length > 1 ? others.filter((box) => !zeros.includes(box)) : others),
  ];
  return (
    <dl className={styles.boxes} aria-label={label}>
      {shown.map(({ box, name, amount }, index) => (
        <div key={box} className={styles.box} data-first={index === 0}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.amount}>
            <Figure>{format('money', amount, slip.currency)}</Figure>
          </dd>
        </div>
      ))}
      {zeros.length > 1 && (
        <div className={styles.box}>
          <dt className={styles.name}>{text.taxYear.otherBoxes(format('number', zeros.length))}</dt>
          <dd className={styles.amount}>
            <Figure>{format('money', 0, slip.currency)}</Figure>
          </dd>
        </div>
      )}
    </dl>
  );
}
