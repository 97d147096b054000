import type { Browser } from '@playwright/test';
import type { ServedBuild } from './servedBuild.ts';

/** What every group of figures measures with. */
export interface Bench {
  browser: Browser;
  /** The production build, with the sandbox. */
  portal: ServedBuild;
  /** The sources of an empty React app. */
  emptyApp: string;
  /** A folder that is removed at the end. */
  scratch: string;
  /** The portal before the work on speed; undefined if the repository does not hold its commit. */
  former(): Promise<ServedBuild | undefined>;
  /** Serves another build beside it. */
  serve(folder: string): Promise<ServedBuild>;
}
