import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { lineOf } from '../../scripts/check/reportProblems.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import { filledPortal } from '../../src/config/filled.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { account } from './mistakes/account.ts';
import { charts } from './mistakes/charts.ts';
import { choices } from './mistakes/choices.ts';
import { contact } from './mistakes/contact.ts';
import { details } from './mistakes/details.ts';
import { fixed } from './mistakes/fixed.ts';
import { form } from './mistakes/form.ts';
import { hosts } from './mistakes/hosts.ts';
import { lists as unnamed } from './mistakes/lists.ts';
import { opportunities } from './mistakes/opportunities.ts';
import { portal } from './mistakes/portal.ts';
import { sense } from './mistakes/sense.ts';
import { sound } from './mistakes/sound.ts';
import { table } from './mistakes/table.ts';

export { sound };

/** The table of mistakes by list; the `.txt` file of the same name holds the messages for each. */
export const lists = {
  account,
  charts,
  choices,
  contact,
  details,
  fixed,
  form,
  hosts,
  lists: unnamed,
  opportunities,
  portal,
  sense,
  table,
};
/** What the check reports about a config as definePortal receives it. */
export const problemsOf = (config: unknown) =>
  checkPortal(filledPortal(config, kinds, { operations, fields }), kinds, { operations, fields });

/** The check's report on a config as the table shows it; a dash stands for no problems. */
export function checkWords(config: unknown): string[] {
  const lines = problemsOf(config).map((problem) => lineOf(problem).replace('portal.config.ts: ', ''));
  return (lines.length > 0 ? lines : ['–']).map((line) => `  check     ${line}`);
}
