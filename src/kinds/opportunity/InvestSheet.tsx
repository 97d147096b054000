import type { OpportunityDetails } from '../../figures/answers.ts';
import { type Earnings, type Limits, requestIn } from '../../figures/opportunity.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { deadline } from '../../values/deadline.ts';
import { exactSum } from '../../values/exactSum.ts';
import { oneLine } from '../../values/oneLine.ts';
import { text } from '../../values/text/text.ts';
import { type MoneyRequest, RequestSheet } from '../requests/RequestSheet.tsx';
import { AmountChoice } from './AmountChoice.tsx';
import { EarningsList } from './EarningsList.tsx';
import { isOfFund, useOpportunityWords } from './useOpportunityWords.ts';
import type { WantedAmount } from './useWantedAmount.ts';

export interface InvestSheetProps {
  opportunity: OpportunityDetails;
  limits: Limits;
  wanted: WantedAmount;
  earnings: Earnings | undefined;
  onClose: () => void;
}

/** The request to invest an amount in an opportunity, or to change an earlier request. */
export function InvestSheet({ opportunity, limits, wanted, earnings, onClose }: InvestSheetProps) {
  const { format, money, plain, named: nameOf } = useOpportunityWords(opportunity);
  const { locale } = usePortal();
  const { data: summary } = useAnswerOf('investmentSummary', {});
  const words = text.request;
  const named = nameOf(opportunity);
  const { contact, expected_funding_date: funding } = opportunity;
  const total = summary?.currency === opportunity.currency ? summary.total_invested_amount : undefined;
  const after = total === undefined || !earnings ? undefined : exactSum([total, earnings.amount]);
  return (
    <RequestSheet
      title={requestIn(opportunity) ? text.opportunity.change : text.opportunity.invest}
      about={named}
      recipient={contact?.name || undefined}
      amount={(refusal) => (
        <>
          <AmountChoice
            opportunity={opportunity}
            limits={limits}
            wanted={wanted}
            earnings={earnings}
            refusal={refusal}
          />
          <EarningsList
            opportunity={opportunity}
            earnings={earnings}
            more={
              total === undefined
                ? []
                : [{ label: text.opportunity.invested, value: words.fromTo(money(total), money(after)) }]
            }
          />
        </>
      )}
      note={words.nothingSent}
      request={earnings && requestOf(opportunity, earnings, named, plain(earnings.amount))}
      lines={[
        { label: words.opportunity, value: named },
        { label: words.amount, value: plain(earnings?.amount) },
        ...(funding ? [{ label: words.wantedFor, value: words.expectedFunding(format('date', funding)) }] : []),
        { label: words.topic, value: format('label', topic) },
      ]}
      notYet={words.notYet}
      foot={opportunity.closes_at ? words.closes(oneLine(deadline(opportunity.closes_at, locale))) : undefined}
      onClose={onClose}
    />
  );
}

const topic = 'Deposit Request';

function requestOf(
  opportunity: OpportunityDetails,
  { amount }: Earnings,
  named: string,
  written: string,
): MoneyRequest {
  const words = text.request;
  const { contact, currency, expected_funding_date: funding, documents, opportunity_id } = opportunity;
  const fund = isOfFund(opportunity) ? documents[0]?.micid : undefined;
  return {
    topic,
    subject: words.investIn(opportunity.reference),
    ...(contact && { member_id: contact.member_id }),
    context: { opportunity_id },
    request: {
      currency,
      amount: Number(amount),
      full_withdrawal: 0,
      ...(funding && { effective_date: funding }),
      ...(fund !== undefined && { micid: fund }),
    },
    opening: (requestIn(opportunity) ? words.wishToChange : words.wishToInvest)(written, named),
  };
}
