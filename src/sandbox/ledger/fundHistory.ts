import { addDays, type CalendarDate } from '../../values/calendar.ts';
import type { Schema } from '../schema.ts';
import { addEntry, type Entry, type FundHolding, strikeBalances } from './entries.ts';
import { distributionRate, type FundClass } from './funds.ts';
import { type BasisPoints, type Cents, divide, monthlyInterest } from './money.ts';
import { monthEnd, monthName, monthStart } from './months.ts';

type MoveType = Exclude<Schema<'ActivityType'>, 'distribution' | 'reinvestment' | 'return_of_capital'>;

/** An event of a fund holding other than a monthly distribution. The amount has no sign. */
interface FundMove {
  monthsBack: number;
  type: MoveType;
  amount: Cents;
  description: string;
  day?: number;
  penalty?: Cents;
  method?: Schema<'PaymentMethod'>;
  status?: Schema<'PaymentStatus'>;
  /** How many days before settlement the order was given. */
  orderedDaysBefore?: number;
}

/** The events of a fund holding; its distributions are derived from them. */
export interface FundPlan {
  fund: FundClass;
  accountType: Schema<'AccountType'>;
  accountName: string;
  option: Schema<'DistributionOption'>;
  certificates?: string[];
  withholding?: BasisPoints;
  moves: FundMove[];
}

/** The signs of a move's effect on the balance (capital), the investor's cash (gross) and the income. */
const EFFECTS: Record<MoveType, { capital: -1 | 0 | 1; gross: -1 | 1; income: 0 | 1 }> = {
  deposit: { capital: 1, gross: -1, income: 0 },
  transfer_in: { capital: 1, gross: -1, income: 0 },
  adjustment: { capital: 1, gross: 1, income: 0 },
  withdrawal: { capital: -1, gross: 1, income: 0 },
  transfer_out: { capital: -1, gross: 1, income: 0 },
  reversal: { capital: -1, gross: 1, income: 0 },
  management_fee: { capital: -1, gross: -1, income: 0 },
  servicing_fee: { capital: -1, gross: -1, income: 0 },
  redemption_penalty: { capital: -1, gross: -1, income: 0 },
  withholding_tax: { capital: -1, gross: -1, income: 0 },
  one_time_distribution: { capital: 0, gross: 1, income: 1 },
  performance_bonus: { capital: 0, gross: 1, income: 1 },
};

const PAYMENT_DAY = 15;
const REINVESTED: Record<Schema<'DistributionOption'>, number> = { cash: 0, partial_drip: 50, drip: 100 };

const unitsFor = (cents: Cents, fund: FundClass) => divide(cents * 1_000_000, fund.unitPrice);

/**
 * Builds a fund holding from its plan: units held at a month's end earn a distribution, paid on the 15th of the next.
 */
export function fundHolding(id: number, plan: FundPlan, today: CalendarDate): FundHolding {
  const { fund, accountType, accountName, option, withholding = 0, certificates = [] } = plan;
  const holding: FundHolding = {
    kind: 'fund',
    id,
    currency: fund.currency,
    fund,
    accountType,
    accountName,
    option,
    withholding,
    certificates,
    entries: [],
  };
  let balance = 0;
  let reinvested = 0;
  const backs = plan.moves.map((move) => move.monthsBack);
  for (let back = Math.max(...backs); back >= Math.min(-1, ...backs); back -= 1) {
    balance += reinvested;
    for (const move of plan.moves) if (move.monthsBack === back) balance += addMove(holding, move, today);
    if (back >= 0) reinvested = addDistribution(holding, plan, balance, back, today);
  }
  strikeBalances(holding);
  return holding;
}

function addMove(holding: FundHolding, move: FundMove, today: CalendarDate): Cents {
  const effect = EFFECTS[move.type];
  const date = addDays(monthStart(today, move.monthsBack), (move.day ?? 1) - 1);
  // A reversed entry never counted; its row stays.
  const counts = move.status !== 'reversed';
  const capital = counts ? effect.capital * move.amount : 0;
  addEntry(holding, today, {
    type: move.type,
    date,
    effective: addDays(date, -(move.orderedDaysBefore ?? 0)),
    description: move.description,
    method: move.method ?? 'eft',
    ...(move.status && { status: move.status }),
    gross: effect.gross * move.amount,
    penalty: move.penalty ?? 0,
    income: counts ? effect.income * move.amount : 0,
    capital,
    units: unitsFor(capital, holding.fund),
  });
  return capital;
}

function addDistribution(
  holding: FundHolding,
  plan: FundPlan,
  balance: Cents,
  back: number,
  today: CalendarDate,
): Cents {
  const gross = monthlyInterest(balance, distributionRate(plan.fund, back));
  const reinvestedGross = divide(gross * REINVESTED[plan.option], 100);
  const effective = monthEnd(today, back);
  const month = monthName(effective);
  const date = addDays(effective, PAYMENT_DAY);
  const add = (share: Cents, draft: Pick<Entry, 'type' | 'description' | 'method'>) => {
    const tax = divide(share * holding.withholding, 10_000);
    const net = share - tax;
    const capital = draft.type === 'reinvestment' ? net : 0;
    const units = unitsFor(capital, plan.fund);
    if (share > 0)
      addEntry(holding, today, {
        ...draft,
        date,
        effective,
        due: date,
        gross: share,
        tax,
        income: net,
        capital,
        units,
      });
    return capital;
  };
  add(gross - reinvestedGross, { type: 'distribution', description: `${month} distribution`, method: 'eft' });
  return add(reinvestedGross, {
    type: 'reinvestment',
    description: `${month} distribution reinvested`,
    method: 'drip',
  });
}
