import { visitors } from './visitors.ts';

/** The English texts, and so every text of the portal: those for visitors are loaded at once, the others on demand. */
export const texts = {
  visitors,
  signedIn: () => import('./signedIn.ts'),
  further: () => import('./further.ts'),
};
