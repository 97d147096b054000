import { prose } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';

/** A few words in place of what is not there, or beside what is. */
export const notice = kind('notice', { text: prose });

export type NoticeConfig = SectionOf<typeof notice>;
