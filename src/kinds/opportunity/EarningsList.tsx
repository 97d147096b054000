import type { Offer } from '../../figures/answers.ts';
import type { Earnings } from '../../figures/offer.ts';
import { type NamedValue, ValueList } from '../../ui/ValueList.tsx';
import { text } from '../../values/text/text.ts';
import { isOfFund, useOfferWords } from './useOfferWords.ts';

interface EarningsListProps {
  offer: Offer;
  /** Undefined while no amount is entered. */
  earnings: Earnings | undefined;
  /** What else changes with the amount. */
  more?: readonly NamedValue[];
}

/** What an amount would earn a month and over the term, and its share of the offer. */
export function EarningsList({ offer, earnings, more = [] }: EarningsListProps) {
  const { format, money } = useOfferWords(offer);
  const words = text.offer;
  return (
    <ValueList
      lines={[
        { label: words.monthly, value: money(earnings?.monthly), isLarge: true },
        ...(offer.term_months === undefined
          ? []
          : [{ label: words.overTerm(format('months', offer.term_months)), value: money(earnings?.overTerm) }]),
        { label: isOfFund(offer) ? words.shareOfFund : words.share, value: format('percent', earnings?.share) },
        ...more,
      ]}
    />
  );
}
