import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/**
 * What an investor can ask for: money out, an offer, a meeting, an answer about a statement. Each opens its dialog, or
 * leads to the offers where the portal has them.
 */
export const requests = kind('requests', {});

export type RequestsConfig = SectionOf<typeof requests>;
