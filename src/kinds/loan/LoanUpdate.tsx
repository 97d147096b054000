import type { Loan } from '../../figures/answers.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Small, Text } from '../../ui/box.tsx';
import { Section } from '../../ui/Section.tsx';
import { dayOf } from '../../values/calendar.ts';
import { text } from '../../values/text/text.ts';
import styles from './LoanPanel.module.css';

/** The manager's latest note about the loan, if there is one. */
export function LoanUpdate({ loan }: { loan: Loan }) {
  const format = useFormat();
  const [update] = loan.updates;
  if (!update) return null;
  const words = text.loan;
  return (
    <Section title={words.latest} bare>
      <div className={styles.update}>
        <h3 dir="auto">{update.title}</h3>
        <Text keepsLines dir="auto">
          {update.body_text}
        </Text>
        <Small above="1">
          {words.signed(format('text', update.author), format('date', dayOf(update.published_at, 'dateTime')))}
        </Small>
      </div>
    </Section>
  );
}
