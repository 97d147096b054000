/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { DistributionOption } from './distributionOption.ts';
import type { InvestorId } from './investorId.ts';
import type { PreferredLanguage } from './preferredLanguage.ts';
import type { ProfileAddress } from './profileAddress.ts';
import type { ProfilePhone } from './profilePhone.ts';
import type { StatementCadence } from './statementCadence.ts';
import type { TimeZone } from './timeZone.ts';

/**
 * Only the changed fields are sent. A list replaces the whole list. `editable_fields` of the profile says which fields this investor may change.
 */
export interface ProfileUpdateBody {
  investor_id?: InvestorId;
  /**
   * Where mail about this investor goes, not the sign-in email.
   * @maxLength 254
   */
  email?: string;
  /** @maxItems 5 */
  phones?: ProfilePhone[];
  /** @maxItems 5 */
  addresses?: ProfileAddress[];
  preferred_language?: PreferredLanguage;
  time_zone?: TimeZone;
  statement_cadence?: StatementCadence;
  distribution_option?: DistributionOption;
}
