import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** What was added to what is invested, and of what: new money, reinvested income, principal that was repaid. */
export const added = kind('added', {});

export type AddedConfig = SectionOf<typeof added>;
