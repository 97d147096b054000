import { type AnswerData, currencyOf, objectIn } from '../../screen/fields.ts';
import { useFormat } from '../../screen/useFormat.ts';
import type { Submission } from './options.ts';
import styles from './SubmittedFacts.module.css';

/** The investor's earlier submission; undefined if there is none. */
export function submittedIn(submitted: Submission, data: AnswerData): AnswerData | undefined {
  const found = objectIn(data, submitted.object);
  const value = found[submitted.field];
  return value === undefined || value === null || value === submitted.nothing ? undefined : found;
}

/** A line about the investor's earlier submission. */
export function SubmittedFacts({ submitted, found }: { submitted: Submission; found: AnswerData }) {
  const format = useFormat();
  return (
    <div className={styles.submitted}>
      <p className={styles.title}>{submitted.title}</p>
      <dl className={styles.facts}>
        {submitted.facts.map(({ field, label, format: kind }) => (
          <div key={field} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{format(kind, found[field], currencyOf(found, field))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
