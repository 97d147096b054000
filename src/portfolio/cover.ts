import { type Decimal, readDecimal } from '../format/decimal.ts';
import { negated } from '../format/exactSum.ts';
import type { Loan } from './answers.ts';
import { sumOfAll } from './exactAmounts.ts';

/** A mortgage on a property, as a part of its appraised value. */
export interface CoverPart {
  /** The lender of an earlier mortgage; undefined for this loan. */
  lender: string | undefined;
  amount: Decimal | undefined;
  /** 0 to 100 and more; undefined where the amount or the value is unknown. */
  percent: number | undefined;
}

/** What a property is worth, and who is paid from it, in this order. */
export interface Cover {
  value: Decimal | undefined;
  currency: string;
  parts: readonly CoverPart[];
  /** The value less the mortgages, exactly; negative where it does not cover them. Undefined if a part is unknown. */
  above: CoverPart['amount'];
  abovePercent: number | undefined;
}

/**
 * What protects a loan: the earlier mortgages, the loan and what the property is worth beyond them. An amount in another
 * currency than the value is unknown.
 *
 * @figure What protects your money
 * @fields loanDetails.loan_details.security.appraised_value_amount, .prior_encumbrances, loanDetails.loan_details.balances.principal_outstanding_amount
 */
export function coverOf({ security, balances }: Pick<Loan, 'security' | 'balances'>): Cover | undefined {
  const { currency } = security ?? {};
  if (currency === undefined) return undefined;
  const found = readDecimal(security.appraised_value_amount);
  const value = found !== undefined && Number(found) > 0 ? found : undefined;
  const percentOf = (amount: Decimal | undefined) =>
    amount === undefined || value === undefined ? undefined : (Number(amount) / Number(value)) * 100;
  const part = (lender: string | undefined, amount: unknown, paidIn: string | undefined): CoverPart => {
    const known = paidIn === currency ? readDecimal(amount) : undefined;
    return { lender, amount: known, percent: percentOf(known) };
  };
  const parts = [
    ...(security.prior_encumbrances ?? []).map(({ lender, amount, currency: own }) => part(lender, amount, own)),
    part(undefined, balances?.principal_outstanding_amount, balances?.currency),
  ];
  const above = sumOfAll([value, ...parts.map(({ amount }) => (amount === undefined ? undefined : negated(amount)))]);
  return { value, currency, parts, above, abovePercent: percentOf(above) };
}
