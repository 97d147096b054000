import { addDays, addMonths } from '../values/calendar.ts';
import type { InvestorRecord } from './data/investorRecord.ts';
import { team } from './data/team.ts';
import type { User } from './data/users.ts';
import type { Schema } from './schema.ts';
import type { State } from './state.ts';

/** The team member responsible for an investor. */
export function relationshipManager({ manager_id }: InvestorRecord): Schema<'RelationshipManager'> {
  const member = team.find(({ member_id }) => member_id === manager_id);
  if (!member) throw new Error(`data/investors.ts names manager ${manager_id}, who is not in data/team.ts.`);
  return { member_id: member.member_id, name: member.name, email: member.email };
}

/** The fields that an investor may change; how a registered plan is paid out is fixed by the plan. */
export function editableFields({ account_type }: InvestorRecord): Schema<'EditableProfileField'>[] {
  const fields: Schema<'EditableProfileField'>[] = [
    'email',
    'phones',
    'addresses',
    'preferred_language',
    'time_zone',
    'statement_cadence',
  ];
  return account_type === 'tfsa' || account_type === 'rrsp' ? fields : [...fields, 'distribution_option'];
}

function phonesOf({ phone, mobile, person }: InvestorRecord): Schema<'ProfilePhone'>[] {
  const first = { type: person ? 'mobile' : 'work', number: phone, is_primary: 1 } as const;
  return mobile === undefined ? [first] : [first, { type: 'mobile', number: mobile, is_primary: 0 }];
}

/** The user's login; the same for all of the user's investors. */
export function portalLogin({ email }: User, state: State): Schema<'PortalLogin'> {
  const login = state.logins.get(email);
  if (!login) throw new Error(`There is no login for ${email}.`);
  return {
    login_email: email,
    pending_email: login.pending_email,
    last_login_at: login.last_login_at,
    password_changed_at: login.password_changed_at,
    mfa_enabled: 0,
    mfa_methods: [],
    active_sessions_count: state.sessions.count(email),
  };
}

/** The profile of an investor with its changes, the user's login and the notification settings. */
export function profileOf(record: InvestorRecord, user: User, state: State): Schema<'ProfileDetails'> {
  const { person, investor_type, name } = record;
  const company = investor_type === 'corporation' || investor_type === 'partnership';
  const { street, unit, city, province, postal_code } = record;
  return {
    investor_id: record.investor_id,
    investor_type,
    legal_name: name,
    first_name: person?.first ?? null,
    middle_name: person?.middle ?? null,
    last_name: person?.last ?? null,
    company_name: company ? name : null,
    trustee_name: record.trustee ?? null,
    email: record.email,
    phones: phonesOf(record),
    addresses: [
      {
        type: person ? 'home' : 'registered',
        street,
        unit,
        city,
        province,
        postal_code,
        country: 'CA',
        is_primary: 1,
        use_for_tax: 1,
      },
    ],
    date_of_birth_masked: person ? `${person.born}-••-••` : null,
    tax_id_type: record.tax_id_type,
    tax_id_masked: record.tax_id_masked,
    tax_residency_country: 'CA',
    preferred_language: 'en',
    time_zone: 'America/Toronto',
    statement_cadence: 'monthly',
    distribution_option: record.distribution_option,
    accreditation: {
      status: 'verified',
      category: record.accreditation,
      expires_date:
        record.accreditedDays === undefined
          ? `${addMonths(state.today(), 12).slice(0, 4)}-03-31`
          : addDays(state.today(), record.accreditedDays),
    },
    beneficiaries: record.beneficiaries,
    relationship_manager: relationshipManager(record),
    editable_fields: editableFields(record),
    ...state.profiles.get(record.investor_id),
    portal_login: portalLogin(user, state),
    notifications: state.notifications.get(record.investor_id) ?? [],
  };
}
