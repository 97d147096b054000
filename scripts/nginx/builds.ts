import type { Facts } from './facts.ts';

/** A build that nginx serves, as it was released: its name, and the tag of its variables. */
export interface Build {
  /** Empty for a build that is served without releases. */
  name: string;
  tag: string;
  facts: Facts;
  /** The maps that nginx needs to serve it. */
  maps: string[];
}
