import type { Browser } from '@playwright/test';
import type { ServedBuild } from './servedBuild.ts';

/** What every group of figures needs to measure. */
export interface Bench {
  browser: Browser;
  /** The production build, with the sandbox. */
  portal: ServedBuild;
  /** Serves a page with React and two fields alongside, which is the least that a visit can cost. */
  serveEmptyApp(): Promise<ServedBuild>;
}
