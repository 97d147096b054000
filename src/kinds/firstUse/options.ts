import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** What a new investor has done and can do next; nothing after the first investment. */
export const firstUse = kind('firstUse', {});

export type FirstUseConfig = SectionOf<typeof firstUse>;
