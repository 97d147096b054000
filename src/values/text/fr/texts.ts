import type { OwnTexts } from '../catalogue.ts';
import { config as visitorLabels } from './configVisitors.ts';
import { visitors } from './visitors.ts';

/** The French texts. */
export const texts: OwnTexts = {
  visitors,
  signedIn: () => import('./signedIn.ts'),
  further: () => import('./further.ts'),
  visitorLabels,
  signedInLabels: () => import('./configSignedIn.ts'),
};
