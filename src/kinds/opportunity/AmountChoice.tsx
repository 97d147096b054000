import type { Opportunity } from '../../figures/answers.ts';
import { type Earnings, type Limits, usualAmounts } from '../../figures/opportunity.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { text } from '../../values/text/text.ts';
import { useOpportunityWords } from './useOpportunityWords.ts';
import type { WantedAmount } from './useWantedAmount.ts';

interface AmountChoiceProps {
  opportunity: Opportunity;
  limits: Limits;
  wanted: WantedAmount;
  earnings: Earnings | undefined;
  labelHidden?: boolean;
  /** The server's error about the amount. */
  refusal?: string | undefined;
}

/** The amount to invest, within the limits of the opportunity. */
export function AmountChoice({
  opportunity,
  limits,
  wanted,
  earnings,
  labelHidden = false,
  refusal,
}: AmountChoiceProps) {
  const { plainRound } = useOpportunityWords(opportunity);
  const { least, most } = limits;
  const words = text.opportunity;
  const changed = earnings?.changed && words[earnings.changed](plainRound(earnings.amount));
  const bounds =
    most === undefined ? words.atLeast(plainRound(least)) : words.limits(plainRound(least), plainRound(most));
  return (
    <AmountField
      label={words.amount}
      labelHidden={labelHidden}
      value={wanted.entered ?? plainRound(wanted.amount)}
      onValue={wanted.enter}
      onLeave={wanted.settle}
      hint={changed ?? bounds}
      error={wanted.amount === undefined ? words.unreadable : refusal}
      amounts={usualAmounts(opportunity).map((amount) => ({
        label: plainRound(amount),
        isChosen: Number(amount) === Number(wanted.amount),
        onChoose: () => wanted.choose(amount),
      }))}
      amountsLabel={words.amounts}
    />
  );
}
