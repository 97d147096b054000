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
import { isOfFund } from './useOpportunityWords.ts';

/** What an amount would earn in the opportunity, and the way to ask for it. */
export function Calculator(props: Omit<InvestSheetProps, 'onClose'>) {
  const { opportunity, earnings } = props;
  const titleId = useId();
  const hasBar = useMedia(phoneWithBar);
  return (
    <section className={styles.calculator} aria-labelledby={titleId}>
      <Heading className={styles.title} id={titleId}>
        {text.opportunity.calculator}
      </Heading>
      <AmountChoice {...props} labelHidden />
      <EarningsList opportunity={opportunity} earnings={earnings} />
      <div className={styles.actions}>
        {!hasBar && <InvestButton {...props} />}
        <AskButton opportunity={opportunity} />
      </div>
      <p className={styles.note}>{isOfFund(opportunity) ? text.opportunity.beforeOfFund : text.opportunity.before}</p>
    </section>
  );
}
