import { type AccountType, areInSeveralAccounts } from '../../figures/accounts.ts';
import { namesOf } from '../../figures/activityPayment.ts';
import type { Investment } from '../../figures/answers.ts';
import { accountTypesOf, distributionOf, type Payment } from '../../figures/payment.ts';
import type { UpcomingEvent } from '../../figures/upcoming.ts';
import { nameInAccount } from '../../files/export/accountWords.ts';
import type { Format } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';

/**
 * The events that have a day, as every calendar file has them: one id always has the same title. Names have their
 * accounts if the investor holds something in several.
 */
export function calendarEvents(events: readonly UpcomingEvent[], held: readonly Investment[], format: Format) {
  const tellsAccounts = areInSeveralAccounts(held);
  return events.flatMap((event) => {
    if (event.day === undefined) return [];
    const { name, label, note, amount } = wordsOf(event, format);
    const told = nameInAccount(name, tellsAccounts ? accountsOf(event) : []);
    return [{ id: event.id, day: event.day, title: [label, told, note].filter(Boolean).join(' · '), amount }];
  });
}

function accountsOf(event: UpcomingEvent): AccountType[] {
  if (event.what === 'opportunity') return [];
  if (event.what === 'payment') return accountTypesOf(event.payment);
  return [...new Set(event.holdings.map(({ account_type }) => account_type))];
}

interface EventWords {
  name: string;
  label: string;
  note?: string | undefined;
  amount?: string;
}

function wordsOf(event: UpcomingEvent, format: Format): EventWords {
  const words = text.upcoming;
  switch (event.what) {
    case 'payment': {
      const { name, kind, amount, currency } = event.payment;
      return {
        name: format('text', name),
        label: kind === 'principal' ? principalLabel(event.payment) : kind === 'interest' ? words.payment : words[kind],
        ...(kind === 'interest' && { note: becomes(event.payment, format) }),
        amount: format('money', amount, currency),
      };
    }
    case 'awaited': {
      const { holdings } = event;
      const note = becomes({ isReinvested: undefined, holdings }, format);
      return { name: format('text', namesOf(holdings)), label: words.payment, note };
    }
    case 'maturity':
      return { name: format('text', namesOf(event.holdings)), label: words.matures };
    case 'opportunity':
      return { name: format('text', event.opportunity.title), label: words.opportunityCloses };
  }
}

const principalLabel = ({ day, holdings }: Payment) =>
  holdings.some(({ maturity_date }) => day !== undefined && maturity_date?.startsWith(day))
    ? text.upcoming.matures
    : text.upcoming.principal;

/** A choice that has no words is written as it is. */
function becomes(payment: Pick<Payment, 'isReinvested' | 'holdings'>, format: Format): string | undefined {
  const option = distributionOf(payment);
  if (option === undefined) return undefined;
  const { paidOut, reinvested, partlyReinvested } = text.upcoming;
  const known: Readonly<Record<typeof option, string>> = {
    cash: paidOut,
    drip: reinvested,
    partial_drip: partlyReinvested,
  };
  return known[option] ?? format('label', option);
}
