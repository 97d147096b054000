/** How much attention a value calls for. */
export type Tone = 'neutral' | 'warning' | 'negative';

const tones: Readonly<Record<string, Tone>> = {
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

/** The tone of an enumeration value; an unknown value is neutral. */
export function toneOf(value: unknown): Tone {
  return typeof value === 'string' && Object.hasOwn(tones, value) ? (tones[value] ?? 'neutral') : 'neutral';
}
