/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Accreditation } from './accreditation.ts';
import type { Beneficiary } from './beneficiary.ts';
import type { CountryCode } from './countryCode.ts';
import type { DistributionOption } from './distributionOption.ts';
import type { EditableProfileField } from './editableProfileField.ts';
import type { InvestorId } from './investorId.ts';
import type { InvestorType } from './investorType.ts';
import type { NotificationSetting } from './notificationSetting.ts';
import type { PortalLogin } from './portalLogin.ts';
import type { PreferredLanguage } from './preferredLanguage.ts';
import type { ProfileAddress } from './profileAddress.ts';
import type { ProfilePhone } from './profilePhone.ts';
import type { RelationshipManager } from './relationshipManager.ts';
import type { StatementCadence } from './statementCadence.ts';
import type { TaxIdType } from './taxIdType.ts';
import type { TimeZone } from './timeZone.ts';

export interface ProfileDetails {
  /** The investor this is about. */
  investor_id: InvestorId;
  investor_type: InvestorType;
  /** The name on statements and tax slips. */
  legal_name: string;
  /**
   * Of a person, else null.
   * @nullable
   */
  first_name: string | null;
  /**
   * Of a person who has one, else null.
   * @nullable
   */
  middle_name: string | null;
  /**
   * Of a person, else null.
   * @nullable
   */
  last_name: string | null;
  /**
   * Of a corporation, partnership or fund, else null.
   * @nullable
   */
  company_name: string | null;
  /**
   * Of a trust, estate or registered plan, else null.
   * @nullable
   */
  trustee_name: string | null;
  /** Where mail about this investor goes, not the sign-in email. */
  email: string;
  phones: ProfilePhone[];
  addresses: ProfileAddress[];
  /**
   * Of a person, with only the year readable, else null.
   * @nullable
   */
  date_of_birth_masked: string | null;
  tax_id_type: TaxIdType;
  /** The tax number with only its last digits readable. */
  tax_id_masked: string;
  tax_residency_country: CountryCode;
  preferred_language: PreferredLanguage;
  time_zone: TimeZone;
  statement_cadence: StatementCadence;
  distribution_option: DistributionOption;
  accreditation: Accreditation;
  /** The named beneficiaries of a person or trust; of a company, its owners. */
  beneficiaries: Beneficiary[];
  relationship_manager: RelationshipManager;
  /** The fields that this investor may change. */
  editable_fields: EditableProfileField[];
  portal_login: PortalLogin;
  notifications: NotificationSetting[];
}
