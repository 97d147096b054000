import type { Browser } from '@playwright/test';
import type { ServedBuild } from './servedBuild.ts';

/** What every group of figures needs to measure. */
export interface Bench {
  browser: Browser;
  /** The production build, with the sandbox. */
  portal: ServedBuild;
  /** The folder with the sources of an empty React app. */
  emptyApp: string;
  /** A temporary folder, which is removed at the end. */
  scratch: string;
  /** The portal before the work on speed; undefined if the repository does not hold its commit. */
  former(): Promise<ServedBuild | undefined>;
  /** Serves another build alongside. */
  serve(folder: string): Promise<ServedBuild>;
}
