import { visitors } from './visitors.ts';

/** The English of the portal, and so every text that there is: for visitors at once, the rest when it is needed. */
export const texts = {
  visitors,
  signedIn: () => import('./signedIn.ts'),
  further: () => import('./further.ts'),
};
