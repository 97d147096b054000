import type { Answers, FileId, OperationId } from '../call.ts';
import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { contact } from './contact.ts';
import { documents } from './documents.ts';
import { investors } from './investors.ts';
import { loanAnswers } from './loanAnswers.ts';
import { opportunities } from './opportunities.ts';
import { passwords } from './passwords.ts';
import { portfolio } from './portfolio.ts';
import { profile } from './profile.ts';
import { whitelabel } from './whitelabel.ts';

/** The resolver of each operation. Operations without one answer with the description's example; files need one. */
export const answers: Partial<Answers<OperationId>> & Answers<FileId> = {
  ...whitelabel,
  ...auth,
  ...passwords,
  ...profile,
  ...investors,
  ...accounts,
  ...contact,
  ...portfolio,
  ...documents,
  ...loanAnswers,
  ...opportunities,
};
