import { useId } from 'react';
import type { Offer } from '../../portfolio/answers.ts';
import type { Earnings, Limits } from '../../portfolio/offer.ts';
import { text } from '../../text/text.ts';
import { useHasPhoneBar } from '../../widgets/useHasPhoneBar.ts';
import { AmountChoice } from './AmountChoice.tsx';
import styles from './Calculator.module.css';
import { EarningsList } from './EarningsList.tsx';
import { AskLink, InvestButton } from './InvestButton.tsx';
import { isOfFund } from './useOfferWords.ts';
import type { WantedAmount } from './useWantedAmount.ts';

interface CalculatorProps {
  offer: Offer;
  limits: Limits;
  wanted: WantedAmount;
  earnings: Earnings | undefined;
}

/** What an amount would earn in the offer, and the way to ask for it. */
export function Calculator({ offer, limits, wanted, earnings }: CalculatorProps) {
  const titleId = useId();
  const hasBar = useHasPhoneBar();
  return (
    <section className={styles.calculator} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {text.offer.calculator}
      </h2>
      <AmountChoice offer={offer} limits={limits} wanted={wanted} earnings={earnings} labelHidden />
      <EarningsList offer={offer} earnings={earnings} />
      <div className={styles.actions}>
        {!hasBar && <InvestButton offer={offer} />}
        <AskLink offer={offer} />
      </div>
      <p className={styles.note}>{isOfFund(offer) ? text.offer.beforeOfFund : text.offer.before}</p>
    </section>
  );
}
