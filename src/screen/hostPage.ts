import type { Host } from '../config/host.ts';
import type { Portal } from '../config/portal.ts';
import type { Translations } from '../values/text/catalogue.ts';

/** A picture of the host's brand among the files of the build; its name is the hash of its content. */
export interface BrandPicture {
  src: string;
  width: number;
  height: number;
}

/** The pictures of a brand; each is missing if the brand has none. */
export type BrandPictures = Partial<Record<'logo' | 'darkLogo' | 'background', BrandPicture>>;

/** The data block of a host's page, which saves a request; scripts/hosts/ writes it. */
export interface HostPage {
  /** The custom properties of the accent. */
  theme?: Readonly<Record<string, string>>;
  /** The options of the config's visitors' part that differ at this host. */
  visitors?: Partial<Portal>;
  /** What differs at this host, for the parts of the config that are loaded after a sign-in. */
  host?: Host;
  /** The translations of labels that only this host has, by language. */
  labels?: Readonly<Record<string, Translations>>;
  /** The pictures of the host's brand; missing if they are not known. */
  pictures?: BrandPictures;
}

/** Reads the data block of the page; on a page without one, nothing differs. */
export const readPage = (): HostPage => JSON.parse(document.getElementById('host')?.textContent || '{}');
