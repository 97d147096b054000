import { prose } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** A short text in place of something that is missing, or next to other sections. */
export const notice = kind('notice', { text: prose });

export type NoticeConfig = SectionOf<typeof notice>;
