import type { Loan } from '../../figures/answers.ts';
import { countPayments, loanPayments } from '../../figures/loanPayments.ts';
import { useSubjectOf } from '../../screen/useAnswerOf.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';
import type { LoanFactConfig } from './options.ts';

/** One fact of a loan; draws no row if there is nothing to unfold. */
export function LoanFact({ section }: { section: LoanFactConfig }) {
  const format = useFormat();
  const { data } = useSubjectOf('loanDetails');
  if (!data) return null;
  const fact = facts[section.of](data.loan_details, format);
  return fact === undefined ? <span hidden data-needless /> : <span>{fact}</span>;
}

const facts: Record<LoanFactConfig['of'], (loan: Loan, format: Format) => string | undefined> = {
  payments({ payments }, format) {
    const { received, missed } = countPayments(loanPayments({ payments, schedule: [] }));
    const count = (one: number) => format('number', one);
    const words = text.loan.facts;
    return missed > 0 ? words.receivedMissed(count(received), missed, count(missed)) : words.received(count(received));
  },
  schedule: ({ schedule }, format) => text.loan.facts.toCome(format('number', schedule.length)),
  terms: ({ terms }, format) =>
    text.loan.facts.terms(
      format('percent', terms?.note_rate_percent),
      format('label', terms?.rate_type).toLowerCase(),
      format('label', terms?.payment_type).toLowerCase(),
    ),
  balances: ({ balances, currency }, format) =>
    text.loan.facts.owed(format('money', balances?.total_outstanding_amount, balances?.currency ?? currency)),
  security({ security }, format) {
    const words = text.loan.facts;
    const { lien_position: lien = 'other', ltv_percent: alone, combined_ltv_percent: all } = security ?? {};
    const ratio = alone === all ? words.ltv : words.combinedLtv;
    return [words.liens[lien], ratio(format('percent', all))].filter(Boolean).join(text.values.list);
  },
  // A loan that was paid out at once has no advances to show.
  draws: ({ draws, terms }, format) =>
    draws.length === 1 && Number(draws[0]?.amount) === Number(terms?.original_principal_amount)
      ? undefined
      : format('number', draws.length),
  updates: ({ updates }, format) => format('number', updates.length),
  documents: ({ documents }, format) => format('number', documents.length),
};
