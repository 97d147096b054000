/** The flags of `/portfolio/enable`, as far as they are known: nothing yet, or that asking for them failed. */
interface Features {
  flags: Readonly<Record<string, unknown>> | undefined;
  hasFailed: boolean;
}

/** Until the flags are here it is not known. */
export type FeatureState = 'on' | 'off' | 'unknown';

/** Whether a feature is drawn; a feature counts as on where its flag cannot be had (Reading R17). */
export function featureState(feature: string | undefined, { flags, hasFailed }: Features): FeatureState {
  if (feature === undefined || hasFailed) return 'on';
  if (!flags) return 'unknown';
  return flags[feature] === 0 ? 'off' : 'on';
}
