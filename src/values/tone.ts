import type { SchemaOf } from '../client/types.ts';

/** How much attention a value calls for. */
export type Tone = 'neutral' | 'warning' | 'negative';

type State = SchemaOf<
  | 'AccountStatus'
  | 'AccreditationStatus'
  | 'DelinquencyBucket'
  | 'DocumentReviewStatus'
  | 'InterestStatus'
  | 'InvestmentStatus'
  | 'InvestorStatus'
  | 'LoanStatus'
  | 'OpportunityStatus'
  | 'PaymentStatus'
  | 'TaxSlipStatus'
>;

/** Only states of the description can be listed. */
type Of<One extends State> = One;

/** The states that call for no attention. Each state is either here or has a tone below; otherwise it does not compile. */
type Calm = Of<
  | 'accepted'
  | 'active'
  | 'amended'
  | 'cleared'
  | 'closed'
  | 'coming_soon'
  | 'current'
  | 'declined'
  | 'expected'
  | 'fully_funded'
  | 'funding'
  | 'inactive'
  | 'issued'
  | 'none'
  | 'not_applicable'
  | 'not_provided'
  | 'open'
  | 'paid_out'
  | 'pending'
  | 'received'
  | 'reinvested'
  | 'renewed'
  | 'reviewed'
  | 'scheduled'
  | 'sold'
  | 'submitted'
  | 'verified'
  | 'withdrawn'
>;

const tones: Readonly<Record<Exclude<State, Calm>, Exclude<Tone, 'neutral'>>> = {
  past_due: 'warning',
  matured: 'warning',
  reversed: 'warning',
  '1_30': 'warning',
  '31_60': 'warning',
  pending_approval: 'warning',
  pending_verification: 'warning',
  expired: 'warning',
  failed: 'negative',
  in_default: 'negative',
  foreclosure: 'negative',
  written_off: 'negative',
  rejected: 'negative',
  '61_90': 'negative',
  '90_plus': 'negative',
};

const isMarked = (value: unknown): value is keyof typeof tones =>
  typeof value === 'string' && Object.hasOwn(tones, value);

/** The tone of an enumeration value; an unknown value is neutral. */
export function toneOf(value: unknown): Tone {
  return isMarked(value) ? tones[value] : 'neutral';
}
