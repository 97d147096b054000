/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { AppraisalBasis } from './appraisalBasis.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { LienPosition } from './lienPosition.ts';
import type { Money } from './money.ts';
import type { NullableDate } from './nullableDate.ts';
import type { Percent } from './percent.ts';
import type { PriorEncumbrance } from './priorEncumbrance.ts';

export interface LoanSecurity {
  currency: Currency;
  lien_position: LienPosition;
  /** Liens that are repaid before this loan; empty for a first lien. */
  prior_encumbrances: PriorEncumbrance[];
  /** This loan over the appraised value. */
  ltv_percent: Percent;
  /** Earlier liens and this loan over the appraised value. What counts for a junior lien. */
  combined_ltv_percent: Percent;
  appraised_value_amount: Money;
  appraisal_date: CalendarDate;
  appraisal_company: string;
  appraisal_basis: AppraisalBasis;
  insurance_expiry_date: NullableDate | null;
  /** @minimum 0 */
  guarantors_count: number;
}
