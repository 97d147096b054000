import type { Said } from '../../config/kinds/said.ts';
import { type Fields, objectIn } from '../../frame/fields.ts';
import { useFormat } from '../../portal/useFormat.ts';
import styles from './SaidFacts.module.css';

/** What the investor has said, where that is something. */
export function saidIn(said: Said, data: Fields): Fields | undefined {
  const found = objectIn(data, said.object);
  const value = found[said.field];
  return value === undefined || value === null || value === said.nothing ? undefined : found;
}

/** What the investor has said before, in a line. */
export function SaidFacts({ said, found }: { said: Said; found: Fields }) {
  const format = useFormat();
  return (
    <div className={styles.said}>
      <p className={styles.title}>{said.title}</p>
      <dl className={styles.facts}>
        {said.facts.map(({ field, label, format: kind }) => (
          <div key={field} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{format(kind, found[field], found.currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
