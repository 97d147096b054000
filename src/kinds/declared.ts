import { filterRules } from '../config/rules/filter.ts';
import { filesRules, notesRules } from '../config/rules/panels.ts';
import { paramsRules } from '../config/rules/subject.ts';
import { whereRules } from '../config/rules/where.ts';
import { action } from './action/options.ts';
import { actionRules, whenRules } from './action/rules.ts';
import { allocation } from './allocation/options.ts';
import { cards } from './cards/options.ts';
import { cardsRules } from './cards/rules.ts';
import { chart } from './chart/options.ts';
import { details } from './details/options.ts';
import { figures } from './figures/options.ts';
import { form } from './form/options.ts';
import { formRules } from './form/rules.ts';
import { group } from './group/options.ts';
import { notice } from './notice/options.ts';
import { ownKinds } from './ownKinds.ts';
import { panels } from './panels.ts';
import { prose } from './prose/options.ts';
import { table } from './table/options.ts';
import { tableRules } from './table/rules.ts';
import { tiles } from './tiles/options.ts';
import { tilesRules } from './tiles/rules.ts';

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
