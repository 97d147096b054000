import type { Opportunity, OpportunityDetails } from '../../figures/answers.ts';
import { closingOf, requestIn } from '../../figures/opportunity.ts';
import { useDisplay } from '../../screen/DisplayContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat, usePlainFormat } from '../../screen/useFormat.ts';
import { dayOf } from '../../values/calendar.ts';
import { deadline } from '../../values/deadline.ts';
import { readDecimal } from '../../values/decimal.ts';
import { wholeMoney } from '../../values/money.ts';
import { percent } from '../../values/number.ts';
import { oneLine } from '../../values/oneLine.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { wordedMoney } from '../../values/wordedMoney.ts';

/** Whether an opportunity is of a fund, which has no property, lien or term. */
export const isOfFund = ({ opportunity_type }: Pick<Opportunity, 'opportunity_type'>) =>
  opportunity_type === 'fund_offering';

/** The wording for an opportunity. */
export function useOpportunityWords({ currency }: Pick<Opportunity, 'currency'>) {
  const format = useFormat();
  const plain = usePlainFormat();
  const { locale } = usePortal();
  const { hidesAmounts } = useDisplay();
  const hidden = (written: string) => (hidesAmounts ? text.values.hidden : written);
  const words = text.opportunity;

  /** An amount of an opportunity; most are round, so zero decimals are left out. */
  const plainRound = (amount: unknown) => {
    const found = readDecimal(amount);
    return found !== undefined && Number.isInteger(Number(found))
      ? wholeMoney(found, currency, locale)
      : plain('money', amount, currency);
  };
  const round = (amount: unknown) => hidden(plainRound(amount));

  const lienOf = ({ lien_position }: Pick<Opportunity, 'lien_position'>) =>
    lien_position === undefined || lien_position === 'other'
      ? words.anyLien
      : (words.liens[lien_position] ?? words.anyLien);

  return {
    format,
    money: (amount: unknown) => format('money', amount, currency),
    round,
    /** A percentage, also without zero decimals. */
    share: (value: unknown) => percent(readDecimal(value), locale, Number.isInteger(Number(value)) ? 0 : 2),
    lien: lienOf,
    /** The opportunity by its title and number. */
    named: ({ title, reference }: Pick<Opportunity, 'title' | 'reference'>) =>
      [format('text', title), reference].filter(Boolean).join(text.values.list),
    /** For entered amounts and their limits, which are never hidden. */
    plain: (amount: unknown) => plain('money', amount, currency),
    plainRound,
    /** The first sentences, and the figures in them to emphasise. */
    sentence(opportunity: OpportunityDetails): { said: string; strong: string[] } {
      const [least, rate] = [
        round(opportunity.minimum_investment_amount),
        format('percent', opportunity.investor_rate_percent),
      ];
      const often = words.frequencies[opportunity.payment_frequency] ?? format('label', opportunity.payment_frequency);
      if (isOfFund(opportunity)) {
        return { said: `${words.investInFund(least)} ${words.paysWithoutTerm(rate, often)}`, strong: [least, rate] };
      }
      const term = format('months', opportunity.term_months);
      const property = (opportunity.property_type && words.properties[opportunity.property_type]) ?? words.anyProperty;
      const total = hidden(wordedMoney(opportunity.loan_amount, opportunity.currency, locale));
      return {
        said: `${words.lend(least, lienOf(opportunity), total, property)} ${words.pays(rate, often, term)}`,
        strong: [least, rate, term],
      };
    },
    /** When it closes and whether that is soon, or why it is closed to investors. */
    standing(opportunity: Opportunity): { said: string; isSoon: boolean } {
      if (opportunity.status !== 'open')
        return { said: words.states[opportunity.status] ?? words.notOpen, isSoon: false };
      const closing = closingOf(opportunity, currentDay());
      if (!closing) return { said: words.noClosing, isSoon: false };
      return {
        said: words.closes(oneLine(deadline(opportunity.closes_at, locale)), closing.days),
        isSoon: closing.isSoon,
      };
    },
    /** The investor's request; undefined if there is none. */
    asked(opportunity: Opportunity): string | undefined {
      const request = requestIn(opportunity);
      if (!request) return undefined;
      const amount = format('money', request.amount, request.currency);
      return words.asked(
        amount,
        format('date', dayOf(request.submitted_at, 'dateTime')),
        format('label', request.status),
      );
    },
  };
}
