/** The flags of `/portfolio/enable`, as far as they are known: nothing yet, or that asking for them failed. */
interface Parts {
  flags: Readonly<Record<string, unknown>> | undefined;
  hasFailed: boolean;
}

/** Until the flags are here it is not known. */
export type PartState = 'on' | 'off' | 'unknown';

/** Whether a part is drawn; a part counts as on where its flag cannot be had (Reading R17). */
export function partState(part: string | undefined, { flags, hasFailed }: Parts): PartState {
  if (part === undefined || hasFailed) return 'on';
  if (!flags) return 'unknown';
  return flags[part] === 0 ? 'off' : 'on';
}
