import type { Translations } from '../text/catalogue.ts';

/** The keys of a config whose texts are said to people; everything else is a name, a path or a value. */
const said = [
  'about',
  'again',
  'description',
  'empty',
  'hint',
  'intro',
  'label',
  'mismatch',
  'missing',
  'name',
  'none',
  'product',
  'submit',
  'sum',
  'text',
  'title',
  'toast',
  'wrong',
];

/** Names of fields stand under some of those keys, too: `label: 'fund_name'`. */
const isName = (text: string) => /^[a-z0-9_.]+$/.test(text);

/** Calls `visit` for each text of a config that is said to people, with its place. */
export function saidTexts(config: unknown, visit: (text: string, path: string) => void, path = ''): void {
  if (typeof config !== 'object' || config === null) return;
  for (const [key, value] of Object.entries(config)) {
    const place = Array.isArray(config) ? `${path}[${key}]` : `${path}.${key}`.replace(/^\./, '');
    if (typeof value !== 'string') saidTexts(value, visit, place);
    else if (said.includes(key) && !isName(value)) visit(value, place);
  }
}

/** A config with its labels in another language; a text that nobody has translated stays as it is. */
export function translated<Config>(config: Config, translations: Translations): Config {
  return Object.keys(translations).length === 0 ? config : replaced(config, translations);
}

function replaced<Config>(config: Config, translations: Translations): Config {
  if (typeof config !== 'object' || config === null) return config;
  if (Array.isArray(config)) return config.map((item) => replaced(item, translations)) as Config; // Item by item.
  const entries = Object.entries(config).map(([key, value]) => {
    if (typeof value !== 'string') return [key, replaced(value, translations)];
    return [key, said.includes(key) && Object.hasOwn(translations, value) ? translations[value] : value];
  });
  return Object.fromEntries(entries) as Config; // The same keys, with texts for texts.
}
