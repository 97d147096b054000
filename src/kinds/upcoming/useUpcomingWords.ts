import { namesOf } from '../../figures/activityPayment.ts';
import type { BankAccount } from '../../figures/answers.ts';
import { sumsOf } from '../../figures/exactAmounts.ts';
import type { LastReceived } from '../../figures/lastReceived.ts';
import { distributionOf } from '../../figures/payment.ts';
import { receivingAccount } from '../../figures/receivingAccount.ts';
import type { Coming } from '../../figures/upcoming.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { nearDay } from '../../values/date.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';

/** The most names that are written out; further ones are counted. */
const mostNames = 2;

/** Puts the rows of Upcoming into words. */
export function useUpcomingWords(accounts: readonly BankAccount[]) {
  const format = useFormat();
  const { locale } = usePortal();
  const today = currentDay();
  const words = text.upcoming;

  function fateOf(event: Coming): { note: string | undefined; tone?: 'negative' } {
    const { kind, holdings, isReinvested } =
      event.what === 'payment'
        ? event.payment
        : {
            kind: event.what === 'maturity' ? ('principal' as const) : ('interest' as const),
            holdings: event.holdings,
            isReinvested: undefined,
          };
    const { fates } = words;
    if (kind !== 'interest') return { note: fates[kind] };
    if (holdings.some(({ days_past_due }) => (days_past_due ?? 0) > 0))
      return { note: fates.pastDue, tone: 'negative' };
    const option = distributionOf({ isReinvested, holdings });
    switch (option) {
      case undefined:
        return { note: undefined };
      case 'drip':
        return { note: fates.reinvested };
      case 'partial_drip':
        return { note: fates.partlyReinvested };
      case 'cash': {
        const number = receivingAccount(accounts, holdings)?.account_number_masked;
        return { note: number ? words.toAccount(format('text', number)) : words.toYourAccount };
      }
      default:
        // A choice that the description does not know yet.
        return { note: format('label', option) };
    }
  }

  /** The fate that all have; of several, what is in doubt comes first. */
  function fateOfAll(events: readonly Coming[]) {
    const fates = events.map(fateOf);
    const [first, ...others] = new Set(fates.map(({ note }) => note));
    return fates.find(({ tone }) => tone) ?? { note: others.length > 0 ? words.toYourAccounts : first };
  }

  return {
    /** One payment, or several of one day together. */
    coming([event, ...others]: readonly [Coming, ...Coming[]]) {
      const all = [event, ...others];
      const payments = all.flatMap((one) => (one.what === 'payment' ? [one.payment] : []));
      const sums = sumsOf(payments).map(({ amount, currency }) => format('money', amount, currency));
      return {
        name:
          others.length > 0
            ? words.payments(format('number', all.length))
            : format('text', event.what === 'payment' ? event.payment.name : namesOf(event.holdings)),
        day: event.day === undefined ? words.undated : nearDay(event.day, locale, today, 'short'),
        amount: payments.length === all.length ? sums.join(text.values.list) : undefined,
        ...fateOfAll(all),
      };
    },
    received({ day, kind, payments, amount, currency }: LastReceived) {
      const names = [...new Set(payments.map(({ name }) => format('text', name)))];
      const others = names.length - mostNames;
      const said =
        others > 0
          ? [names.slice(0, mostNames).join(text.values.list), text.attention.more(format('number', others))]
          : names;
      return {
        day: nearDay(day, locale, today),
        amount: format('money', amount, currency),
        note: [said.join(text.attention.and), ...(kind === 'principal' ? [words.fates.repaid] : [])].join(
          text.values.list,
        ),
      };
    },
  };
}
