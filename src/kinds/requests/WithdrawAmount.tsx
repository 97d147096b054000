import type { Investment } from '../../figures/answers.ts';
import { type MoneyOut, withdrawalOf } from '../../figures/request.ts';
import { namesAmong } from '../../files/export/accountWords.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { AmountField } from '../../ui/AmountField.tsx';
import { Select } from '../../ui/Select.tsx';
import { readDecimal } from '../../values/decimal.ts';
import { text } from '../../values/text/text.ts';
import { typed } from '../../values/typed.ts';
import { useOpportunityWords } from '../opportunity/useOpportunityWords.ts';
import type { WithdrawnAmount } from './useWithdrawnAmount.ts';

const usualAmounts = [10_000, 25_000, 50_000];

interface WithdrawAmountProps extends MoneyOut {
  fund: Investment | undefined;
  onFund: (investmentId: number) => void;
  amount: WithdrawnAmount;
  /** The server's error about the amount. */
  refusal: string | undefined;
  /** The user has tried to continue: missing values are reported. */
  isTried: boolean;
}

/** Which fund the money comes from, and how much of it. Loans are listed with the day on which they are repaid. */
export function WithdrawAmount({ funds, loans, fund, onFund, amount, refusal, isTried }: WithdrawAmountProps) {
  const portal = usePortal();
  const { format, money, plainRound } = useOpportunityWords({ currency: fund?.currency ?? portal.currency });
  const nameOf = namesAmong(funds, format);
  const words = text.requests;
  const { entered, wanted, choose } = amount;
  const value = readDecimal(fund?.current_value_amount);
  const isAll = wanted === 'all';
  const isMissing = typed('money', entered ?? '') === '' && wanted === undefined;
  function problem(): string | undefined {
    if (isMissing) return isTried ? text.rules.required(words.amount) : undefined;
    if (wanted === undefined) return text.opportunity.unreadable;
    if (fund && withdrawalOf(fund, wanted).isTooMuch) return words.tooMuch(money(value));
    return refusal;
  }
  function shown(): string {
    if (entered !== undefined) return entered;
    if (isAll) return value === undefined ? words.all : money(value);
    return wanted === undefined ? '' : plainRound(wanted);
  }
  return (
    <>
      <Select
        label={words.from}
        value={fund?.investment_id ?? ''}
        error={fund || !isTried ? undefined : text.rules.required(words.from)}
        onValue={(id) => onFund(Number(id))}
        options={[
          ...(fund ? [] : [{ value: '', label: words.choose }]),
          ...funds.map((one) => ({
            value: String(one.investment_id),
            label: [nameOf(one), format('money', one.current_value_amount, one.currency)].join(text.values.list),
          })),
          ...loans.map(({ holding, day }) => ({
            value: String(holding.investment_id),
            label:
              day === undefined
                ? words.repaidAtMaturity(format('text', holding.name))
                : words.repaid(format('text', holding.name), format('date', day)),
            disabled: true,
          })),
        ]}
      />
      <AmountField
        label={words.amount}
        value={shown()}
        onValue={amount.enter}
        onLeave={amount.settle}
        error={problem()}
        amounts={[
          ...usualAmounts
            .filter((one) => value === undefined || one <= Number(value))
            .map((one) => ({
              label: plainRound(one),
              isChosen: !isAll && Number(wanted) === one,
              onChoose: () => choose(one),
            })),
          { label: words.all, isChosen: isAll, onChoose: () => choose('all') },
        ]}
        amountsLabel={words.amounts}
      />
    </>
  );
}
