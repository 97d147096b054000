import type { Loan } from '../../figures/answers.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Section } from '../../ui/Section.tsx';
import { dayOf } from '../../values/calendar.ts';
import { text } from '../../values/text/text.ts';
import styles from './LoanUpdate.module.css';

/** The manager's latest note about the loan, if there is one. */
export function LoanUpdate({ loan }: { loan: Loan }) {
  const format = useFormat();
  const [update] = loan.updates;
  if (!update) return null;
  const words = text.loan;
  return (
    <Section title={words.latest} bare>
      <div className={styles.update}>
        <h3 className={styles.title} dir="auto">
          {update.title}
        </h3>
        <p className={styles.said} dir="auto">
          {update.body_text}
        </p>
        <p className={styles.signed}>
          {words.signed(format('text', update.author), format('date', dayOf(update.published_at, 'dateTime')))}
        </p>
      </div>
    </Section>
  );
}
