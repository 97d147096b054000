import { innerOf } from '../config/innerOf.ts';
import type { PlainConfig, Section } from '../config/portal.ts';

/** The sections of a group, or a section that is none by itself, each with the panels inside of it. */
export const withoutGroup = (section: Section): readonly PlainConfig[] =>
  section.kind === 'group' ? innerOf(section) : [section, ...innerOf(section)];
