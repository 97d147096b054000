import type { OfferDetails } from '../../portfolio/answers.ts';
import { Safety } from '../../sections/details/Safety.tsx';
import { text } from '../../text/text.ts';
import { Section } from '../../widgets/Section.tsx';
import styles from './OfferPanel.module.css';
import { useOfferWords } from './useOfferWords.ts';

/** Where the value of the property is read. */
const safety = {
  value: { object: 'opportunity.appraisal', field: 'value_amount' },
  prior: { rows: 'opportunity.prior_encumbrances', name: 'lender', value: 'amount' },
  loan: { object: 'opportunity', field: 'loan_amount' },
};

/** What the property is worth beside what is lent on it; nothing where there is no property. */
export function OfferProtection({ offer }: { offer: OfferDetails }) {
  const { format, round } = useOfferWords(offer);
  const { appraisal } = offer;
  const words = text.offer;
  if (!appraisal) return null;
  const { value_amount, date, company, basis } = appraisal;
  const said = words.appraised(
    round(value_amount),
    format('date', date),
    format('text', company),
    words.bases[basis] ?? format('label', basis),
  );
  return (
    <Section title={words.protection} bare>
      <div className={styles.part}>
        <p className={styles.quiet}>{said}</p>
        <Safety safety={safety} data={{ opportunity: offer }} />
      </div>
    </Section>
  );
}
