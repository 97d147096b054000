import type { OwnTexts } from '../catalogue.ts';
import { config as visitorLabels } from './configVisitors.ts';
import { visitors } from './visitors.ts';

/** The French of the portal. */
export const texts: OwnTexts = {
  visitors,
  signedIn: async () => (await import('./signedIn.ts')).signedIn,
  further: async () => (await import('./further.ts')).further,
  visitorLabels,
  signedInLabels: async () => (await import('./configSignedIn.ts')).config,
};
