import { accounts } from './accounts/options.ts';
import { action } from './action/options.ts';
import { actionRules } from './action/rules.ts';
import { added } from './added/options.ts';
import { allocation } from './allocation/options.ts';
import { attention } from './attention/options.ts';
import { cards } from './cards/options.ts';
import { cardsRules } from './cards/rules.ts';
import { chart } from './chart/options.ts';
import { details } from './details/options.ts';
import { figures } from './figures/options.ts';
import { files } from './files/options.ts';
import { filesRules } from './files/rules.ts';
import { firstUse } from './firstUse/options.ts';
import { form } from './form/options.ts';
import { formRules } from './form/rules.ts';
import { group } from './group/options.ts';
import { holdings } from './holdings/options.ts';
import { income } from './income/options.ts';
import { loan } from './loan/options.ts';
import { loanFact } from './loanFact/options.ts';
import { notes } from './notes/options.ts';
import { notesRules } from './notes/rules.ts';
import { notice } from './notice/options.ts';
import { notifications } from './notifications/options.ts';
import { opportunities } from './opportunities/options.ts';
import { opportunity } from './opportunity/options.ts';
import { ownKinds } from './own.ts';
import { people } from './people/options.ts';
import { prose } from './prose/options.ts';
import { reminders } from './reminders/options.ts';
import { reminderQueries } from './reminders/reminderQueries.ts';
import { requests } from './requests/options.ts';
import { table } from './table/options.ts';
import { tableRules } from './table/rules.ts';
import { taxYear } from './taxYear/options.ts';
import { tiles } from './tiles/options.ts';
import { tilesRules } from './tiles/rules.ts';
import { upcoming } from './upcoming/options.ts';
import { upcomingQueries } from './upcoming/upcomingQueries.ts';

/**
 * Every kind of section, with the rules that its options cannot express. What each is drawn with is in `drawn.ts`, which
 * does not compile without a line for each of these.
 */
export const kinds = {
  accounts,
  action: { ...action, rules: actionRules },
  added,
  allocation,
  attention,
  cards: { ...cards, rules: cardsRules },
  chart,
  details,
  figures,
  files: { ...files, rules: filesRules },
  firstUse,
  form: { ...form, rules: formRules, forVisitors: true },
  group,
  holdings,
  income,
  loan,
  loanFact,
  notes: { ...notes, rules: notesRules },
  notice: { ...notice, forVisitors: true, withoutInvestor: true },
  notifications,
  opportunities,
  opportunity,
  people: { ...people, withoutInvestor: true },
  prose,
  reminders: { ...reminders, asks: reminderQueries },
  requests,
  table: { ...table, rules: tableRules },
  taxYear,
  tiles: { ...tiles, rules: tilesRules },
  upcoming: { ...upcoming, asks: upcomingQueries },
  ...ownKinds,
} as const;

type Listed = typeof kinds;

declare module '../config/portal.ts' {
  interface Kinds extends Listed {}
}
