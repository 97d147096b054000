import { useState } from 'react';
import type { Investment } from '../../figures/answers.ts';
import { receivingAccount } from '../../figures/receivingAccount.ts';
import { type MoneyOut, withdrawalDays, withdrawalOf } from '../../figures/request.ts';
import { namesAmong } from '../../files/export/accountWords.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { useOpportunityWords } from '../opportunity/useOpportunityWords.ts';
import { useAccounts } from '../upcoming/useAccounts.ts';
import { type MoneyRequest, RequestSheet } from './RequestSheet.tsx';
import { useManager } from './useManager.ts';
import { useWithdrawnAmount } from './useWithdrawnAmount.ts';
import { WithdrawAmount } from './WithdrawAmount.tsx';
import { WithdrawEffects } from './WithdrawEffects.tsx';

const topic = 'Withdrawal Request';

/** The request to take money out of one of the funds: the amount and what it does, the check, the receipt. */
export function WithdrawRequest({
  funds,
  loans,
  investmentId,
  onClose,
}: MoneyOut & { investmentId: number | undefined; onClose: () => void }) {
  const portal = usePortal();
  const [only, second] = funds;
  const [chosen, setChosen] = useState(second ? investmentId : only?.investment_id);
  const fund = funds.find(({ investment_id }) => investment_id === chosen);
  const amount = useWithdrawnAmount(fund?.currency ?? portal.currency);
  const manager = useManager();
  const accounts = useAccounts();
  const { format, money, plain } = useOpportunityWords({ currency: fund?.currency ?? portal.currency });
  const words = text.requests;
  const { wanted } = amount;
  const withdrawal = fund && withdrawalOf(fund, wanted);
  const days = fund && withdrawalDays(fund, currentDay());
  const name = fund ? namesAmong(funds, format)(fund) : '';
  const account = fund && receivingAccount(accounts, [fund]);
  const paidTo = account && `${format('text', account.account_name)} ${account.account_number_masked}`;
  const value = withdrawal?.amount;
  const written = wanted !== 'all' ? plain(wanted) : value === undefined ? words.all : words.allNow(money(value));
  const day = days?.day;
  return (
    <RequestSheet
      title={words.withdraw}
      recipient={manager?.name}
      isBegun={amount.entered !== undefined || wanted !== undefined}
      amount={(refusal, isTried) => (
        <>
          <WithdrawAmount
            funds={funds}
            loans={loans}
            fund={fund}
            onFund={setChosen}
            amount={amount}
            refusal={refusal}
            isTried={isTried}
          />
          {fund && withdrawal && days && (
            <WithdrawEffects fund={fund} withdrawal={withdrawal} days={days} paidTo={paidTo} />
          )}
        </>
      )}
      note={words.nothingSent}
      request={
        fund && wanted !== undefined && !withdrawal?.isTooMuch
          ? requestOf(fund, wanted, name, written, day, manager?.id)
          : undefined
      }
      lines={[
        { label: words.from, value: name },
        { label: words.amount, value: written },
        { label: text.request.wantedFor, value: day === undefined ? words.soon : format('date', day) },
        ...(paidTo ? [{ label: words.paidTo, value: paidTo }] : []),
        { label: text.request.topic, value: format('label', topic) },
      ]}
      notYet={words.notYet}
      foot={day && words.wantedFor(format('date', day))}
      onClose={onClose}
    />
  );
}

function requestOf(
  { currency, micid, investment_id }: Investment,
  wanted: NonNullable<ReturnType<typeof useWithdrawnAmount>['wanted']>,
  name: string,
  written: string,
  day: string | undefined,
  memberId: number | undefined,
): MoneyRequest {
  const words = text.requests;
  const isAll = wanted === 'all';
  return {
    topic,
    ...(memberId !== undefined && { member_id: memberId }),
    context: { investment_id },
    request: {
      currency,
      // A withdrawal of everything is worth what the fund is worth on that day.
      ...(!isAll && { amount: Number(wanted) }),
      ...(micid !== undefined && { micid }),
      ...(day !== undefined && { effective_date: day }),
      full_withdrawal: isAll ? 1 : 0,
    },
    opening: isAll ? words.wishAll(name) : words.wish(written, name),
  };
}
