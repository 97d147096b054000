import { useId } from 'react';
import { Small, Stack, Text } from '../../ui/box.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { phoneWithBar } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { text } from '../../values/text/text.ts';
import { AmountChoice } from './AmountChoice.tsx';
import { EarningsList } from './EarningsList.tsx';
import { AskButton, InvestButton } from './InvestButton.tsx';
import type { InvestSheetProps } from './InvestSheet.tsx';
import styles from './OpportunityPanel.module.css';
import { isOfFund } from './useOpportunityWords.ts';

/** What an amount would earn in the opportunity, and the way to ask for it. */
export function Calculator(props: Omit<InvestSheetProps, 'onClose'>) {
  const { opportunity, earnings } = props;
  const titleId = useId();
  const hasBar = useMedia(phoneWithBar);
  return (
    <Stack as="section" gap="4" className={styles.calculator} aria-labelledby={titleId}>
      <Text as={Heading} size="lg" tight id={titleId}>
        {text.opportunity.calculator}
      </Text>
      <AmountChoice {...props} labelHidden />
      <EarningsList opportunity={opportunity} earnings={earnings} />
      <Stack gap="1">
        {!hasBar && <InvestButton {...props} />}
        <AskButton opportunity={opportunity} />
      </Stack>
      <Small>{isOfFund(opportunity) ? text.opportunity.beforeOfFund : text.opportunity.before}</Small>
    </Stack>
  );
}
