import { configAccount } from './configAccount.ts';
import { configContact } from './configContact.ts';
import { configDocuments } from './configDocuments.ts';
import { configLoan } from './configLoan.ts';
import { configOpportunities } from './configOpportunities.ts';
import { configOverview } from './configOverview.ts';
import { configWords } from './configWords.ts';

/** French translations of portal.config.ts: signed-in screens. */
export const config: Readonly<Record<string, string>> = {
  ...configWords,
  ...configOverview,
  ...configLoan,
  ...configAccount,
  ...configContact,
  ...configOpportunities,
  ...configDocuments,
};
