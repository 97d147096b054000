import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/**
 * What an investor can request: a withdrawal, an opportunity, a meeting, an answer about a statement. Each opens its dialog;
 * the opportunity leads to the screen of opportunities, if the portal has one.
 */
export const requests = kind('requests', {});

export type RequestsConfig = SectionOf<typeof requests>;
