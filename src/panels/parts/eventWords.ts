import type { Format } from '../../portal/useFormat.ts';
import { namesOf } from '../../portfolio/activityPayment.ts';
import type { Investment } from '../../portfolio/answers.ts';
import type { Payment } from '../../portfolio/payment.ts';
import type { UpcomingEvent } from '../../portfolio/upcoming.ts';
import { text } from '../../text/text.ts';

interface EventWords {
  date: string;
  name: string;
  label: string;
  note?: string | undefined;
  amount?: string;
}

/** What is written of an event, in a list and in a calendar. */
export function eventWords(event: UpcomingEvent, format: Format): EventWords {
  const words = text.upcoming;
  const date = event.day === undefined ? words.undated : format('date', event.day);
  switch (event.what) {
    case 'payment': {
      const { name, kind, amount, currency, isReinvested, holdings } = event.payment;
      return {
        date,
        name: format('text', name),
        label: kind === 'principal' ? principalLabel(event.payment) : kind === 'interest' ? words.payment : words[kind],
        ...(kind === 'interest' && { note: becomes(isReinvested, holdings, format) }),
        amount: format('money', amount, currency),
      };
    }
    case 'awaited': {
      const { holdings } = event;
      return {
        date,
        name: format('text', namesOf(holdings)),
        label: words.payment,
        note: becomes(undefined, holdings, format),
        amount: format('money', undefined, holdings[0].currency),
      };
    }
    case 'maturity':
      return {
        date,
        name: format('text', namesOf(event.holdings)),
        label: words.matures,
        amount: format('money', undefined, event.holdings[0].currency),
      };
    case 'offer':
      return { date, name: format('text', event.offer.title), label: words.offerCloses };
  }
}

/** The events that have a day, as every calendar file has them: one id always has the same title. */
export const calendarEvents = (events: readonly UpcomingEvent[], format: Format) =>
  events.flatMap((event) => {
    if (event.day === undefined) return [];
    const { name, label, note, amount } = eventWords(event, format);
    return [{ id: event.id, day: event.day, title: [label, name, note].filter(Boolean).join(' · '), amount }];
  });

const principalLabel = ({ day, holdings }: Payment) =>
  holdings.some(({ maturity_date }) => day !== undefined && maturity_date?.startsWith(day))
    ? text.upcoming.matures
    : text.upcoming.principal;

/** What becomes of a payment, where it is known or the holdings say so; a choice that has no words is shown as it is. */
function becomes(isReinvested: boolean | undefined, holdings: readonly Investment[], format: Format) {
  const { paidOut, reinvested, partlyReinvested } = text.upcoming;
  if (isReinvested !== undefined) return isReinvested ? reinvested : paidOut;
  const [option, ...others] = new Set(holdings.map(({ distribution_option }) => distribution_option));
  if (option === undefined || others.length > 0) return undefined;
  const known: Partial<Record<string, string>> = { cash: paidOut, drip: reinvested, partial_drip: partlyReinvested };
  return known[option] ?? format('label', option);
}
