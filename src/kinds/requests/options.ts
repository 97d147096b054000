import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/**
 * What an investor can request: a withdrawal, an offer, a meeting, an answer about a statement. Each opens its dialog;
 * the offer leads to the screen of offers, if the portal has one.
 */
export const requests = kind('requests', {});

export type RequestsConfig = SectionOf<typeof requests>;
