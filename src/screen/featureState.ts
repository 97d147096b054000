/** The flags of `/portfolio/enable`: `flags` is undefined until they have loaded; `hasFailed` if loading failed. */
interface Features {
  flags: Readonly<Record<string, unknown>> | undefined;
  hasFailed: boolean;
}

/** `unknown` until the flags have loaded. */
export type FeatureState = 'on' | 'off' | 'unknown';

/** Whether a feature is drawn; it counts as on if its flag could not be loaded (Reading R17). */
export function featureState(feature: string | undefined, { flags, hasFailed }: Features): FeatureState {
  if (feature === undefined || hasFailed) return 'on';
  if (!flags) return 'unknown';
  return flags[feature] === 0 ? 'off' : 'on';
}
