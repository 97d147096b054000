/** A few words in place of what is not there, or beside what is. */
export interface NoticeSection {
  kind: 'notice';
  id: string;
  title: string;
  text: string;
}

/** A notice. */
export function notice<const Id extends string>(spec: {
  id: Id;
  title: string;
  text: string;
}): NoticeSection & { id: Id } {
  return { kind: 'notice', ...spec };
}
