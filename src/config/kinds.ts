import { panels } from '../kinds/panels.ts';
import { action } from './kinds/action.ts';
import { actionRules, whenRules } from './kinds/actionRules.ts';
import { allocation } from './kinds/allocation.ts';
import { cards } from './kinds/cards.ts';
import { cardsRules } from './kinds/cardsRules.ts';
import { chart } from './kinds/chart.ts';
import { details } from './kinds/details.ts';
import { figures } from './kinds/figures.ts';
import { filterRules } from './kinds/filterRules.ts';
import { form } from './kinds/form.ts';
import { formRules } from './kinds/formRules.ts';
import { group } from './kinds/group.ts';
import { notice } from './kinds/notice.ts';
import { prose } from './kinds/prose.ts';
import { table } from './kinds/table.ts';
import { tableRules } from './kinds/tableRules.ts';
import { tiles } from './kinds/tiles.ts';
import { tilesRules } from './kinds/tilesRules.ts';
import { whereRules } from './kinds/whereRules.ts';
import { ownKinds } from './ownKinds.ts';
import { filesRules, notesRules } from './rules/panels.ts';
import { paramsRules } from './rules/subject.ts';

/** Every kind of section, panels included, with the rules that its declaration cannot express. */
export const kinds = {
  action: { ...action, rules: actionRules },
  allocation,
  cards: { ...cards, rules: cardsRules },
  chart,
  details,
  figures,
  form: { ...form, rules: formRules },
  group,
  notice,
  prose,
  table: { ...table, rules: tableRules },
  tiles: { ...tiles, rules: tilesRules },
  ...panels,
  files: { ...panels.files, rules: filesRules },
  notes: { ...panels.notes, rules: notesRules },
  ...ownKinds,
};

/** The rules for `special` declarations, by name; one without an entry is checked by shape only. */
export const specialRules = {
  filter: filterRules,
  params: paramsRules,
  when: whenRules,
  where: whereRules,
};
