import type { PlainConfig, Section } from '../config/portal.ts';

/** The sections of a group, or a section that is none by itself. */
export const withoutGroup = (section: Section): readonly PlainConfig[] =>
  section.kind === 'group' ? section.sections : [section];
