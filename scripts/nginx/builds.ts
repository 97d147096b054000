import type { Facts } from './facts.ts';

/** A build that nginx serves, as it was when it was released: its name, and what sets its variables apart. */
export interface Build {
  /** Empty for a build that is served as it is, without releases. */
  name: string;
  tag: string;
  facts: Facts;
  /** What nginx looks up in it. */
  maps: string[];
}
