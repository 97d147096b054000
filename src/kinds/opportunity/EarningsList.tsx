import type { Opportunity } from '../../figures/answers.ts';
import type { Earnings } from '../../figures/opportunity.ts';
import { type NamedValue, ValueList } from '../../ui/ValueList.tsx';
import { text } from '../../values/text/text.ts';
import { isOfFund, useOpportunityWords } from './useOpportunityWords.ts';

interface EarningsListProps {
  opportunity: Opportunity;
  /** Undefined while no amount is entered. */
  earnings: Earnings | undefined;
  /** What else changes with the amount. */
  more?: readonly NamedValue[];
}

/** What an amount would earn a month and over the term, and its share of the opportunity. */
export function EarningsList({ opportunity, earnings, more = [] }: EarningsListProps) {
  const { format, money } = useOpportunityWords(opportunity);
  const words = text.opportunity;
  return (
    <ValueList
      lines={[
        { label: words.monthly, value: money(earnings?.monthly), isLarge: true },
        ...(opportunity.term_months === undefined
          ? []
          : [{ label: words.overTerm(format('months', opportunity.term_months)), value: money(earnings?.overTerm) }]),
        { label: isOfFund(opportunity) ? words.shareOfFund : words.share, value: format('percent', earnings?.share) },
        ...more,
      ]}
    />
  );
}
