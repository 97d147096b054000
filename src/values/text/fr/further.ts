import type { FurtherTexts, Some } from '../catalogue.ts';
import { account } from './account.ts';
import { allInvestors } from './allInvestors.ts';
import { ask } from './ask.ts';
import { charts } from './charts.ts';
import { contact } from './contact.ts';
import { documents } from './documents.ts';
import { files } from './files.ts';
import { firstUse } from './firstUse.ts';
import { holdings } from './holdings.ts';
import { leaving } from './leaving.ts';
import { letter } from './letter.ts';
import { lists } from './lists.ts';
import { loan } from './loan.ts';
import { notes } from './notes.ts';
import { opportunities } from './opportunities.ts';
import { opportunity } from './opportunity.ts';
import { request } from './request.ts';
import { requests } from './requests.ts';
import { shortcutList } from './shortcutList.ts';
import { statement } from './statement.ts';
import { taxYear } from './taxYear.ts';
import { terms } from './terms.ts';
import { upcoming } from './upcoming.ts';

/** French texts of everything that comes after the figures of the first screen after a sign-in. */
export const further: Some<FurtherTexts> = {
  ...account,
  ...allInvestors,
  ...ask,
  ...charts,
  ...contact,
  ...documents,
  ...files,
  ...firstUse,
  ...holdings,
  ...leaving,
  ...letter,
  ...lists,
  ...loan,
  ...notes,
  ...opportunity,
  ...opportunities,
  ...request,
  ...requests,
  ...shortcutList,
  ...statement,
  ...taxYear,
  ...terms,
  ...upcoming,
};
