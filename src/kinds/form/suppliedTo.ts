import type { Effects } from '../../screen/EffectsContext.tsx';
import type { FormSection as FormConfig } from './options.ts';

/** The values that the portal supplies, by field of the body, or the text to show if one is missing. */
export function suppliedTo({ supply = {} }: FormConfig, supplies: Effects['supplies']) {
  const entries = Object.entries(supply);
  const supplied = Object.fromEntries(entries.map(([field, { from }]) => [field, supplies[from]]));
  const lacking = entries.find(([, { from }]) => supplies[from] === undefined)?.[1];
  return { supplied, missing: lacking && 'missing' in lacking ? lacking.missing : undefined };
}
