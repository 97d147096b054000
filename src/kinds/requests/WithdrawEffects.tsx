import type { Investment } from '../../figures/answers.ts';
import type { Withdrawal, WithdrawalDays } from '../../figures/request.ts';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { ValueList } from '../../ui/ValueList.tsx';
import { text } from '../../values/text/text.ts';
import { useOpportunityWords } from '../opportunity/useOpportunityWords.ts';

interface WithdrawEffectsProps {
  fund: Investment;
  withdrawal: Withdrawal;
  days: WithdrawalDays;
  /** The account that the fund pays to; undefined if unknown. */
  paidTo: string | undefined;
}

/** When the money is available, how much stays in the fund, and by how much its distributions shrink. */
export function WithdrawEffects({ fund, withdrawal, days, paidTo }: WithdrawEffectsProps) {
  const { format, money } = useOpportunityWords(fund);
  const count = usePlainFormat();
  const words = text.requests;
  const { day, askBy, noticeDays, lockupEnd } = days;
  const { isTooMuch, left, lessMonthly } = withdrawal;
  return (
    <ValueList
      lines={[
        { label: words.earliest, value: format('date', day) },
        ...(lockupEnd === undefined ? [] : [{ label: words.lockup, value: format('date', lockupEnd) }]),
        ...(noticeDays === undefined
          ? []
          : [{ label: words.notice(noticeDays, count('number', noticeDays)), value: format('date', askBy) }]),
        { label: words.left, value: money(isTooMuch ? undefined : left) },
        {
          label: words.falls,
          value: lessMonthly === undefined || isTooMuch ? money(undefined) : words.aMonth(money(lessMonthly)),
        },
        ...(paidTo === undefined ? [] : [{ label: words.paidTo, value: paidTo }]),
      ]}
    />
  );
}
