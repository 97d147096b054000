import { phoneWithBar } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { text } from '../../values/text/text.ts';
import styles from './InvestBar.module.css';
import { InvestButton } from './InvestButton.tsx';
import type { InvestSheetProps } from './InvestSheet.tsx';
import { useOpportunityWords } from './useOpportunityWords.ts';

/** On phones, what the amount would earn and the way to ask for it, above the bar of tabs. */
export function InvestBar(props: Omit<InvestSheetProps, 'onClose'>) {
  const { opportunity, earnings } = props;
  const { money, plainRound } = useOpportunityWords(opportunity);
  if (!useMedia(phoneWithBar)) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.words}>
        <span className={styles.amount}>{text.opportunity.perMonth(money(earnings?.monthly))}</span>
        <span className={styles.note}>{text.opportunity.onAmount(plainRound(earnings?.amount))}</span>
      </p>
      <InvestButton {...props} />
    </div>
  );
}
