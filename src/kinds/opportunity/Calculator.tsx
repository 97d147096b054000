import { useId } from 'react';
import { Heading } from '../../ui/Heading.tsx';
import { phoneWithBar } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { text } from '../../values/text/text.ts';
import { AmountChoice } from './AmountChoice.tsx';
import styles from './Calculator.module.css';
import { EarningsList } from './EarningsList.tsx';
import { AskButton, InvestButton } from './InvestButton.tsx';
import type { InvestSheetProps } from './InvestSheet.tsx';
import { isOfFund } from './useOfferWords.ts';

/** What an amount would earn in the offer, and the way to ask for it. */
export function Calculator(props: Omit<InvestSheetProps, 'onClose'>) {
  const { offer, earnings } = props;
  const titleId = useId();
  const hasBar = useMedia(phoneWithBar);
  return (
    <section className={styles.calculator} aria-labelledby={titleId}>
      <Heading className={styles.title} id={titleId}>
        {text.offer.calculator}
      </Heading>
      <AmountChoice {...props} labelHidden />
      <EarningsList offer={offer} earnings={earnings} />
      <div className={styles.actions}>
        {!hasBar && <InvestButton {...props} />}
        <AskButton offer={offer} />
      </div>
      <p className={styles.note}>{isOfFund(offer) ? text.offer.beforeOfFund : text.offer.before}</p>
    </section>
  );
}
