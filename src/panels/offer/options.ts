import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** The offer that the screen is about: what it is, what an amount would earn in it, what protects the money, and the rest. */
export const offer = kind('offer', {});

export type OfferConfig = SectionOf<typeof offer>;
