import { configAccount } from './configAccount.ts';
import { configContact } from './configContact.ts';
import { configDocuments } from './configDocuments.ts';
import { configLoan } from './configLoan.ts';
import { configOpportunities } from './configOpportunities.ts';
import { configOverview } from './configOverview.ts';
import { configWords } from './configWords.ts';

/** What portal.config.ts says on signed-in screens, in French. */
export const config: Readonly<Record<string, string>> = {
  ...configWords,
  ...configOverview,
  ...configLoan,
  ...configAccount,
  ...configContact,
  ...configOpportunities,
  ...configDocuments,
};
