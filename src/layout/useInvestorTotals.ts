import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ApiError } from '../api/ApiError.ts';
import { queryForInvestor } from '../api/queryForInvestor.ts';
import type { Data } from '../api/types.ts';
import type { Portal } from '../config/portal.ts';
import { type Decimal, readDecimal } from '../format/decimal.ts';
import { exactSum } from '../format/exactSum.ts';
import { isObject } from '../format/isObject.ts';

type Investor = Data<'investorList'>['investors'][number];

/** An investor with what is known of them. */
export interface InvestorRow {
  investor: Investor;
  state: 'loading' | 'failed' | 'known';
  /** As the server sent it. */
  amount: unknown;
  currency: unknown;
  /** Whether the list of warnings has rows; undefined while that is not known. */
  isWarned: boolean | undefined;
  /** Whether an answer is still awaited. */
  isAwaited: boolean;
  /** Asks again for what failed; undefined if nothing did. */
  retry: (() => void) | undefined;
}

/** The total of one currency; undefined if an amount of it cannot be read. */
export interface CurrencyTotal {
  currency: unknown;
  sum: Decimal | undefined;
}

type Answers = UseQueryResult<unknown, ApiError>[];

const dataOf = ({ data }: { data: unknown }) => (isObject(data) ? data : {});

/** Asks for the total and the warnings of each investor, whoever is selected (Reading R46). */
export function useInvestorTotals(
  investors: readonly Investor[],
  { total, warning }: NonNullable<Portal['allInvestors']>,
): InvestorRow[] {
  const totals: Answers = useQueries({
    queries: investors.map(({ investor_id }) => queryForInvestor(investor_id, total.query, {})),
  });
  const warnings: Answers = useQueries({
    queries: warning
      ? investors.map(({ investor_id }) =>
          queryForInvestor(investor_id, warning.query, { ...warning.where, page: 1, per_page: 1 }),
        )
      : [],
  });
  return investors.map((investor, index) => {
    const [asked, warned] = [totals[index], warnings[index]];
    const data = dataOf({ data: asked?.data });
    const failed = [asked, warned].filter((query) => query?.isError);
    const count = dataOf({ data: warned?.data }).total;
    return {
      investor,
      state: asked?.data === undefined ? (asked?.isError ? 'failed' : 'loading') : 'known',
      amount: data[total.amount],
      currency: data.currency,
      isAwaited: [asked, warned].some((query) => query?.isPending),
      isWarned: count === undefined ? undefined : Number(count) > 0,
      retry:
        failed.length === 0
          ? undefined
          : () => {
              for (const query of failed) void query?.refetch();
            },
    };
  });
}

/** The exact totals of the known investors, separately for each currency. */
export function totalsOf(rows: readonly InvestorRow[]): CurrencyTotal[] {
  const known = rows.filter(({ state }) => state === 'known');
  return [...new Set(known.map(({ currency }) => currency))].map((currency) => {
    const amounts = known.filter((row) => row.currency === currency).map(({ amount }) => readDecimal(amount));
    const readable = amounts.filter((amount) => amount !== undefined);
    return { currency, sum: readable.length === amounts.length ? exactSum(readable) : undefined };
  });
}
