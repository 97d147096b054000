import { addDays, type CalendarDate } from '../../values/calendar.ts';
import type { Schema } from '../schema.ts';
import { picture, type Scene } from './pictures.ts';
import { team } from './team.ts';

/** The data of an opportunity; amounts in whole dollars, days relative to today. */
export interface OpportunitySeed {
  id: number;
  title: string;
  reference: string;
  status: Schema<'OpportunityStatus'>;
  scene: Scene;
  amount: number;
  committed: number;
  minimum: number;
  maximum: number | null;
  rate: number;
  /** Days since it was listed, and days until it closes and is funded. */
  listed: number;
  closes: number | null;
  funding: number | null;
  description: string;
  highlights: string[];
  funds: [label: string, amount: number][];
  risks: string;
  contact: number;
  loan?: LoanSeed;
}

interface LoanSeed {
  type: 'direct_mortgage' | 'syndicated_loan';
  city: string;
  province: string;
  property: Schema<'PropertyType'>;
  kind: Schema<'LoanType'>;
  lien: Schema<'LienPosition'>;
  prior: [lender: string, amount: number][];
  value: number;
  basis: Schema<'AppraisalBasis'>;
  appraiser: string;
  fee: number;
  lender_fee: number;
  term: number;
  payment: 'interest_only' | 'interest_reserve';
  exit: string;
  borrower: string;
  at: [latitude: number, longitude: number] | null;
}

const MICID = 12;
const currency = 'CAD';
const cents = (amount: number) => Math.round(amount * 100) / 100;
const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;

function loanFields(seed: OpportunitySeed, loan: LoanSeed, today: CalendarDate) {
  const note = cents(seed.rate + loan.fee);
  const prior_encumbrances = loan.prior.map(([lender, amount]) => ({ lender, currency, amount }));
  const earlier = loan.prior.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    city: loan.city,
    province: loan.province,
    property_type: loan.property,
    loan_type: loan.kind,
    lien_position: loan.lien,
    note_rate_percent: note,
    ltv_percent: percent(earlier + seed.amount, loan.value),
    term_months: loan.term,
    exit_strategy: loan.exit,
    borrower_summary: loan.borrower,
    prior_encumbrances,
    appraisal: {
      currency,
      value_amount: loan.value,
      date: addDays(today, -seed.listed - 24),
      company: loan.appraiser,
      basis: loan.basis,
    },
    payment_type: loan.payment,
    regular_payment_amount: cents((seed.amount * note) / 1200),
    lender_fee_percent: loan.lender_fee,
    servicing_fee_percent: loan.fee,
    latitude: loan.at?.[0] ?? null,
    longitude: loan.at?.[1] ?? null,
  };
}

const illustrationOf = ({ city, province }: LoanSeed) => `Illustration of the property in ${city}, ${province}`;

function documentsOf({ id, reference, loan }: OpportunitySeed): Schema<'OpportunityDocument'>[] {
  const document = (name: string, documenttype: Schema<'OpportunityDocument'>['documenttype'], part: string) => ({
    name: `${name} ${reference}`,
    documenttype,
    micid: MICID,
    key: `opportunities/${id}/${part}`,
  });
  const opportunity = document('Offering memorandum', 'offering_memorandum', 'offering-memorandum');
  return loan
    ? [opportunity, document('Appraisal', 'appraisal', 'appraisal')]
    : [opportunity, document('Fund facts', 'fund_facts', 'fund-facts')];
}

function contactOf(id: number): Schema<'OpportunityContact'> {
  const member = team.find(({ member_id }) => member_id === id);
  if (!member) throw new Error(`data/opportunities: member ${id} is not in data/team.ts.`);
  return { member_id: id, name: member.name, email: member.email, phone: member.phone };
}

/** An opportunity as of today; funded and available amounts are derived from the commitments. */
export function opportunityFrom(seed: OpportunitySeed, today: CalendarDate): Schema<'OpportunityDetails'> {
  const image = picture(seed.scene, seed.id);
  return {
    opportunity_id: seed.id,
    title: seed.title,
    reference: seed.reference,
    opportunity_type: seed.loan?.type ?? 'fund_offering',
    status: seed.status,
    image_base_64_encoded: image,
    image_url: null,
    currency,
    loan_amount: seed.amount,
    available_amount: seed.amount - seed.committed,
    committed_amount: seed.committed,
    funded_percent: percent(seed.committed, seed.amount),
    minimum_investment_amount: seed.minimum,
    maximum_investment_amount: seed.maximum,
    investor_rate_percent: seed.rate,
    payment_frequency: 'monthly',
    expected_funding_date: seed.funding === null ? null : addDays(today, seed.funding),
    closes_at: seed.closes === null ? null : `${addDays(today, seed.closes)}T21:00:00Z`,
    listed_at: `${addDays(today, -seed.listed)}T13:00:00Z`,
    is_new: seed.listed <= 14 ? 1 : 0,
    my_interest: null,
    ...(seed.loan && loanFields(seed, seed.loan, today)),
    description: seed.description,
    highlights: seed.highlights,
    use_of_funds: seed.funds.map(([label, amount]) => ({ label, currency, amount })),
    risk_notes: seed.risks,
    images: seed.loan ? [{ base_64_encoded: image, url: null, alt: illustrationOf(seed.loan) }] : [],
    documents: documentsOf(seed),
    contact: contactOf(seed.contact),
    disclaimers:
      'This is not an offer to sell securities. Mortgage investments are not guaranteed and are not insured by a deposit insurer.',
  };
}
