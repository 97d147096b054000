import type { Host } from '../config/host.ts';
import type { Portal } from '../config/portal.ts';

/** What a host's page carries in its data block, so that nothing has to be asked for it; scripts/hosts/ writes it. */
export interface HostPage {
  /** The custom properties of the accent. */
  theme?: Readonly<Record<string, string>>;
  /** What the visitors' part of the config is at this host, where that differs. */
  visitors?: Partial<Portal>;
  /** What differs at this host, for the parts of the config that are loaded after a sign-in. */
  host?: Host;
}

/** Reads the data block of the page; on a page without one, nothing differs. */
export const readPage = (): HostPage => JSON.parse(document.getElementById('host')?.textContent || '{}');
