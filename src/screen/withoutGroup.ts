import { innerOf } from '../config/innerOf.ts';
import type { PlainConfig, Section } from '../config/portal.ts';

/** The sections of a group, or the section itself if it is not a group, each with the panels inside it. */
export const withoutGroup = (section: Section): readonly PlainConfig[] =>
  section.kind === 'group' ? innerOf(section) : [section, ...innerOf(section)];
