import { useFormat } from '../../portal/useFormat.ts';
import type { TaxSlip } from '../../portfolio/answers.ts';
import { Figure } from '../../widgets/Figure.tsx';
import styles from './SlipBoxes.module.css';
import { boxesOf } from './slipWords.ts';

/** What a slip reports: each box by its name on the form, the largest amount first. */
export function SlipBoxes({ slip, label }: { slip: TaxSlip; label: string }) {
  const format = useFormat();
  return (
    <dl className={styles.boxes} aria-label={label}>
      {boxesOf(slip).map(({ box, name, amount }, index) => (
        <div key={box} className={styles.box} data-first={index === 0}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.amount}>
            <Figure>{format('money', amount, slip.currency)}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
