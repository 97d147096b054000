import type { Translations } from '../values/text/catalogue.ts';
import type { Kinds } from './portal.ts';
import type { portalDeclared, screenDeclared } from './portalDeclared.ts';

/** The keys declared as prose, at any depth. */
type ProseKey<D> = D extends { is: 'group'; of: infer Of }
  ? OptionKey<Of>
  : D extends { more: infer More }
    ? OptionKey<More>
    : D extends { of: infer Of }
      ? ProseKey<Of extends readonly (infer One)[] ? One : Of>
      : never;
type OptionKey<Of> = {
  [Key in keyof Of]: (Of[Key] extends { is: 'prose' } | { of: { is: 'prose' } } ? Key : never) | ProseKey<Of[Key]>;
}[keyof Of];

type Declared = Kinds[keyof Kinds]['declared'] | typeof screenDeclared | typeof portalDeclared;

/** All keys declared as prose, that is, shown to users; any other key holds names. */
const said: Readonly<Record<ProseKey<Declared> & string, true>> = {
  about: true,
  absent: true,
  again: true,
  contact: true,
  description: true,
  empty: true,
  foldedTo: true,
  further: true,
  heading: true,
  hint: true,
  intro: true,
  label: true,
  mismatch: true,
  missing: true,
  name: true,
  none: true,
  ofTitle: true,
  one: true,
  paused: true,
  product: true,
  submit: true,
  sum: true,
  text: true,
  title: true,
  toast: true,
  wrong: true,
};
const isSaid = (key: string) => Object.hasOwn(said, key);

/** Some of those keys also hold field names: `label: 'fund_name'`. */
const isName = (text: string) => /^[a-z0-9_.]+$/.test(text);

/** Calls `visit` for each text of a config that is shown to users, with its path. */
export function saidTexts(config: unknown, visit: (text: string, path: string) => void, path = ''): void {
  if (typeof config !== 'object' || config === null) return;
  for (const [key, value] of Object.entries(config)) {
    const place = Array.isArray(config) ? `${path}[${key}]` : `${path}.${key}`.replace(/^\./, '');
    if (typeof value !== 'string') saidTexts(value, visit, place);
    else if (isSaid(key) && !isName(value)) visit(value, place);
  }
}

/** A config with its labels translated; a text without a translation stays as it is. */
export function translated<Config>(config: Config, translations: Translations): Config {
  return Object.keys(translations).length === 0 ? config : replaced(config, translations);
}

function replaced<Config>(config: Config, translations: Translations): Config {
  if (typeof config !== 'object' || config === null) return config;
  if (Array.isArray(config)) return config.map((item) => replaced(item, translations)) as Config; // Item by item.
  const entries = Object.entries(config).map(([key, value]) => {
    if (typeof value !== 'string') return [key, replaced(value, translations)];
    return [key, isSaid(key) && Object.hasOwn(translations, value) ? translations[value] : value];
  });
  return Object.fromEntries(entries) as Config; // The same keys, with texts for texts.
}
