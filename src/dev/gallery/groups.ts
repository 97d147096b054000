import { buttons } from './groups/buttons.tsx';
import { charts } from './groups/charts.tsx';
import { choices } from './groups/choices.tsx';
import { fields } from './groups/fields.tsx';
import { figures } from './groups/figures.tsx';
import { frames } from './groups/frames.tsx';
import { notices } from './groups/notices.tsx';
import { overlays } from './groups/overlays.tsx';
import { people } from './groups/people.tsx';
import { shares } from './groups/shares.tsx';
import { tables } from './groups/tables.tsx';
import type { Group } from './shown.ts';

/** Every widget, by kind. */
export const groups: readonly Group[] = [
  buttons,
  fields,
  choices,
  figures,
  shares,
  charts,
  tables,
  notices,
  frames,
  people,
  overlays,
];
