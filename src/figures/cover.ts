import { type Decimal, readDecimal } from '../values/decimal.ts';
import { negated } from '../values/exactSum.ts';
import type { Loan, OpportunityDetails } from './answers.ts';
import { sumOfAll } from './exactAmounts.ts';

/** A mortgage on a property, as a part of its appraised value. */
export interface CoverPart {
  /** The lender of an earlier mortgage; undefined for this loan. */
  lender: string | undefined;
  amount: Decimal | undefined;
  /** A percentage, which may exceed 100; undefined if the amount or the value is unknown. */
  percent: number | undefined;
}

/** The value of a property, and who is paid from it, in this order. */
export interface Cover {
  value: Decimal | undefined;
  currency: string;
  parts: readonly CoverPart[];
  /** The value less the mortgages, exactly; negative if it does not cover them. Undefined if a part is unknown. */
  above: CoverPart['amount'];
  abovePercent: number | undefined;
}

/** An amount in its currency, as an answer has it. */
interface Part {
  amount: unknown;
  currency: string | undefined;
}

/** The value of a property less its mortgages. An amount in another currency than the value is unknown. */
function cover(worth: Part & { currency: string }, prior: readonly (Part & { lender: string })[], loan: Part): Cover {
  const { currency } = worth;
  const found = readDecimal(worth.amount);
  const value = found !== undefined && Number(found) > 0 ? found : undefined;
  const percentOf = (amount: Decimal | undefined) =>
    amount === undefined || value === undefined ? undefined : (Number(amount) / Number(value)) * 100;
  const partOf = (lender: string | undefined, { amount, currency: own }: Part): CoverPart => {
    const known = own === currency ? readDecimal(amount) : undefined;
    return { lender, amount: known, percent: percentOf(known) };
  };
  const parts = [...prior.map((one) => partOf(one.lender, one)), partOf(undefined, loan)];
  const above = sumOfAll([value, ...parts.map(({ amount }) => (amount === undefined ? undefined : negated(amount)))]);
  return { value, currency, parts, above, abovePercent: percentOf(above) };
}

/**
 * What protects a loan: the earlier mortgages, the loan, and the value of the property beyond them. An amount in
 * another currency than the value counts as unknown.
 *
 * @figure What protects your money
 * @fields loanDetails.loan_details.security.appraised_value_amount, .prior_encumbrances, loanDetails.loan_details.balances.principal_outstanding_amount
 */
export function coverOf({ security, balances }: Pick<Loan, 'security' | 'balances'>): Cover | undefined {
  const { currency, appraised_value_amount: amount, prior_encumbrances: prior } = security ?? {};
  if (currency === undefined) return undefined;
  return cover({ amount, currency }, prior ?? [], {
    amount: balances?.principal_outstanding_amount,
    currency: balances?.currency,
  });
}

/**
 * What would protect the loan of an opportunity once all of it is lent; undefined if there is no property.
 *
 * @figure What would protect your money
 * @fields opportunityDetails.opportunity.appraisal.value_amount, .prior_encumbrances, .loan_amount
 */
export function coverOfOpportunity(
  opportunity: Pick<OpportunityDetails, 'appraisal' | 'prior_encumbrances' | 'loan_amount' | 'currency'>,
): Cover | undefined {
  const { appraisal, prior_encumbrances: prior, loan_amount: amount, currency } = opportunity;
  if (!appraisal) return undefined;
  return cover({ amount: appraisal.value_amount, currency: appraisal.currency }, prior ?? [], { amount, currency });
}
