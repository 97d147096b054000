import type { CalendarDate } from '../values/calendar.ts';
import type { Decimal } from '../values/decimal.ts';
import { namesOf } from './activityPayment.ts';
import type { Arrears } from './arrears.ts';
import { byDay } from './byDay.ts';
import type { CashFlow } from './cash.ts';
import { type EarnedAnswers, earnedByCurrency } from './earned.ts';
import { sumOfAll } from './exactAmounts.ts';
import { investedOf } from './holdings.ts';
import { comingInterest } from './income.ts';
import { placeOf } from './place.ts';
import { upcomingEvents } from './upcoming.ts';

/** The answers about one of several investors; those that have not loaded are absent. */
export interface InvestorPart extends EarnedAnswers {
  name: string;
  /** The payments to come; absent until the activities have loaded. */
  flow?: CashFlow | undefined;
  arrears?: readonly Arrears[] | undefined;
}

/** The interest that all investors receive on one day. */
export interface PaymentDay {
  day: CalendarDate;
  amount: Decimal | undefined;
  /** Its two parts; undefined unless it is known for every payment whether it is reinvested. */
  paid: Decimal | undefined;
  reinvested: Decimal | undefined;
  /** The part from loans that are past due; undefined if one of their amounts is unknown. */
  pastDue: Decimal | undefined;
}

/** The principal that all investors get back on one day, with its loans and its owners. */
export interface PrincipalDay {
  day: CalendarDate;
  amount: Decimal | undefined;
  from: readonly { name: string; investor: string }[];
}

/** What all investors have in one currency; a figure that depends on a missing answer is undefined. */
export interface CurrencyTotal {
  currency: string;
  invested: Decimal | undefined;
  earned: Decimal | undefined;
  /** The next two days on which interest is paid. */
  payments: readonly PaymentDay[] | undefined;
  /** The next day on which principal is repaid; null if none is due. */
  principal: PrincipalDay | null | undefined;
}

/**
 * What several investors have together, for each currency.
 *
 * @figure All investors
 * @fields investmentList.investments.invested_amount, those of Earned, by currency, of Upcoming and of Behind
 */
export function allInvestors(parts: readonly InvestorPart[], today: CalendarDate): CurrencyTotal[] {
  const held = parts.flatMap(({ investments = [] }) => investments);
  const earned = parts.flatMap(({ earned }) => (earned && Number(earned.interest_earned_amount) !== 0 ? [earned] : []));
  const currencies = new Set([...held, ...earned].map(({ currency }) => currency));
  // Without any amount, zero is in the currency of the answers.
  const all = currencies.size > 0 ? currencies : new Set(parts.flatMap(({ earned }) => earned?.currency ?? []));
  const invested = new Map(investedOf(held).map(({ currency, amount }) => [currency, amount]));
  const isWhole = parts.every(({ investments }) => investments !== undefined);
  const coming = parts.map((part) => comingOf(part, today));
  const known = coming.includes(undefined) ? undefined : coming.flatMap((items = []) => items);
  return [...all].map((currency) => {
    const ofKind = (kind: Coming['kind']) => known?.filter((item) => item.currency === currency && item.kind === kind);
    return {
      currency,
      invested: isWhole ? (invested.has(currency) ? invested.get(currency) : 0) : undefined,
      earned: sumOfAll(parts.map((part) => earnedIn(currency, part))),
      payments: firstDays(ofKind('interest')),
      principal: firstPrincipal(ofKind('principal')),
    };
  });
}

/** What one investor earned in a currency; zero if the investor holds nothing in it. */
function earnedIn(currency: string, part: InvestorPart): Decimal | undefined {
  const own = earnedByCurrency(part).find((sum) => sum.currency === currency);
  if (own) return own.amount;
  return part.earned && part.investments ? 0 : undefined;
}

/** A payment to come; its amount may be unknown. */
interface Coming {
  kind: 'interest' | 'principal';
  day: CalendarDate;
  currency: string;
  amount: Decimal | undefined;
  isReinvested: boolean | undefined;
  isPastDue: boolean;
  name: string;
  investor: string;
}

/** The payments to come of one investor; only the days for a loan until its schedule has loaded. */
function comingOf({ name: investor, investments, flow, arrears = [] }: InvestorPart, today: CalendarDate) {
  if (!flow || !investments || flow.missing.activities) return undefined;
  const behind = new Set(arrears.filter(({ daysPastDue = 0 }) => daysPastDue > 0).map(({ place }) => place));
  const interest = new Set(comingInterest(flow.entries, today));
  return upcomingEvents(flow, [], today).flatMap((event): Coming[] => {
    const { day } = event;
    if (day === undefined || event.what === 'opportunity') return [];
    if (event.what === 'payment') {
      const { kind, place, name, amount, currency, isReinvested } = event.payment;
      const isCounted = kind === 'interest' ? interest.has(event.payment) : kind === 'principal';
      const isPastDue = behind.has(place);
      return isCounted && (kind === 'interest' || kind === 'principal')
        ? [{ kind, day, currency, amount, isReinvested, isPastDue, name, investor }]
        : [];
    }
    const [{ currency }] = event.holdings;
    return [
      {
        kind: event.what === 'awaited' ? 'interest' : 'principal',
        day,
        currency,
        amount: undefined,
        isReinvested: undefined,
        isPastDue: behind.has(placeOf(event.holdings[0])),
        name: namesOf(event.holdings),
        investor,
      },
    ];
  });
}

const daysOf = (items: readonly Coming[]) => [...new Set(items.toSorted(byDay).map(({ day }) => day))];
const sum = (items: readonly Coming[]) => sumOfAll(items.map(({ amount }) => amount));

function firstDays(items: readonly Coming[] | undefined): PaymentDay[] | undefined {
  return (
    items &&
    daysOf(items)
      .slice(0, 2)
      .map((day) => {
        const own = items.filter((item) => item.day === day);
        const isSplit = own.every(({ isReinvested }) => isReinvested !== undefined);
        return {
          day,
          amount: sum(own),
          paid: isSplit ? sum(own.filter(({ isReinvested }) => !isReinvested)) : undefined,
          reinvested: isSplit ? sum(own.filter(({ isReinvested }) => isReinvested)) : undefined,
          pastDue: sum(own.filter(({ isPastDue }) => isPastDue)),
        };
      })
  );
}

function firstPrincipal(items: readonly Coming[] | undefined): PrincipalDay | null | undefined {
  if (!items) return undefined;
  const [day] = daysOf(items);
  if (day === undefined) return null;
  const own = items.filter((item) => item.day === day);
  return { day, amount: sum(own), from: own.map(({ name, investor }) => ({ name, investor })) };
}
