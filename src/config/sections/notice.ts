import type { PartFlag } from '../fields.ts';

/** A few words in place of what is not there, or beside what is. */
export interface NoticeSection {
  kind: 'notice';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  text: string;
}

/** A notice. */
export function notice<const Id extends string>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  text: string;
}): NoticeSection & { id: Id } {
  return { kind: 'notice', ...spec };
}
