import type { FurtherTexts, Some } from '../catalogue.ts';
import { account } from './account.ts';
import { ask } from './ask.ts';
import { documents } from './documents.ts';
import { files } from './files.ts';
import { leaving } from './leaving.ts';
import { letter } from './letter.ts';
import { loan } from './loan.ts';
import { offer } from './offer.ts';
import { request } from './request.ts';
import { requests } from './requests.ts';
import { shortcutList } from './shortcutList.ts';
import { statement } from './statement.ts';
import { taxYear } from './taxYear.ts';
import { terms } from './terms.ts';

/** French texts of everything after the first screen after a sign-in. */
export const further: Some<FurtherTexts> = {
  ...account,
  ...ask,
  ...documents,
  ...files,
  ...leaving,
  ...letter,
  ...loan,
  ...offer,
  ...request,
  ...requests,
  ...shortcutList,
  ...statement,
  ...taxYear,
  ...terms,
};
