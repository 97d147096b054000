import { Small, Stack, Text } from '../../ui/box.tsx';
import { phoneWithBar } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { text } from '../../values/text/text.ts';
import { InvestButton } from './InvestButton.tsx';
import type { InvestSheetProps } from './InvestSheet.tsx';
import styles from './OpportunityPanel.module.css';
import { useOpportunityWords } from './useOpportunityWords.ts';

/** On phones, what the amount would earn and the way to ask for it, above the bar of tabs. */
export function InvestBar(props: Omit<InvestSheetProps, 'onClose'>) {
  const { opportunity, earnings } = props;
  const { money, plainRound } = useOpportunityWords(opportunity);
  if (!useMedia(phoneWithBar)) return null;
  return (
    <div className={styles.bar}>
      <Stack as="p" shrinks>
        <Text as="span" weight="strong" tight>
          {text.opportunity.perMonth(money(earnings?.monthly))}
        </Text>
        <Small as="span">{text.opportunity.onAmount(plainRound(earnings?.amount))}</Small>
      </Stack>
      <InvestButton {...props} />
    </div>
  );
}
