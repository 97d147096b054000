import type { OfferDetails } from '../../figures/answers.ts';
import { coverOfOffer } from '../../figures/cover.ts';
import { Section } from '../../ui/Section.tsx';
import { text } from '../../values/text/text.ts';
import { CoverBar } from '../loan/CoverBar.tsx';
import styles from './OfferPanel.module.css';
import { useOfferWords } from './useOfferWords.ts';

/** The property's value beside the loans on it; draws nothing if there is no property. */
export function OfferProtection({ offer }: { offer: OfferDetails }) {
  const { format, round } = useOfferWords(offer);
  const { appraisal } = offer;
  const words = text.offer;
  const cover = coverOfOffer(offer);
  if (!appraisal || !cover) return null;
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
        <CoverBar title={words.protection} cover={cover} place={offer.lien_position} />
      </div>
    </Section>
  );
}
