import { drawn } from '../../screen/drawn.tsx';
import { type AnswerData, currencyOf, valueAt } from '../../screen/fields.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import styles from './ChartSection.module.css';
import type { ChartConfig } from './options.ts';

interface ChartFactsProps {
  facts: NonNullable<ChartConfig['facts']>;
  data: AnswerData;
}

/** Figures about the choice; draws nothing if all are unknown. */
export function ChartFacts({ facts, data }: ChartFactsProps) {
  const format = useFormat();
  const object = valueAt(data, facts.object) as AnswerData | null | undefined; // An object or null in the description.
  const items = facts.fields.filter(({ field }) => (object?.[field] ?? null) !== null);
  if (!object || items.length === 0) return null;
  return (
    <div className={styles.facts}>
      <h3 className={styles.title}>{facts.title}</h3>
      <DetailList
        items={items.map(({ field, label, format: kind }) => ({
          label,
          value: drawn(kind, format(kind, object[field], currencyOf(object, field))),
        }))}
      />
    </div>
  );
}
