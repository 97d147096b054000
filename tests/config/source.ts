import type { Screen } from '../../src/config/portal.ts';
import { withInner } from '../../src/config/rules/screensOf.ts';
import { parts } from '../portal/smallPortal.ts';

type Properties = Record<string, unknown>;

const isObject = (value: unknown): value is Properties => typeof value === 'object' && value !== null;
const propertiesOf = (value: unknown): Properties => (isObject(value) ? value : {});

/** The builder to write an object with, by the property that holds it. */
function builderOf(name: string, value: Properties): string {
  if (typeof value.kind === 'string') return value.kind;
  if ('sections' in value) return 'screen';
  if (name === 'subject') return 'subject';
  if (name === 'cards') return 'card';
  if (name === 'conditions') return 'condition';
  if (name === 'events') return 'event';
  if (name === 'facts' && 'query' in value) return name;
  return (name === 'about' || name === 'options') && 'query' in value ? name : '';
}

/** A config value as an operator writes it, with builders. */
function written(value: unknown, name = ''): string {
  if (Array.isArray(value)) return `[${value.map((entry) => written(entry, name)).join(', ')}]`;
  if (!isObject(value)) return typeof value === 'function' ? String(value) : (JSON.stringify(value) ?? 'undefined');
  const builder = builderOf(name, value);
  const lines = Object.entries(value)
    .filter(([key]) => key !== 'kind' || builder !== value.kind)
    .map(([key, inner]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${written(inner, key)}`);
  const object = `{ ${lines.join(', ')} }`;
  const isGeneric = builders.some(([, names]) => names.includes(builder));
  if (builder !== '' && !isGeneric) return `panel('${builder}', ${object})`;
  return builder ? `${builder}(${object})` : object;
}

/** Every builder by its file. */
const builders = Object.entries({
  'config/definePortal': ['definePortal'],
  'config/screen': ['screen', 'subject'],
  'kinds/declared': ['kinds'],
  'kinds/panel': ['panel'],
  'kinds/cards/options': ['card', 'cards'],
  'kinds/form/options': ['about', 'form', 'options'],
  'kinds/table/options': ['facts', 'table'],
  ...Object.fromEntries(
    'action allocation chart details figures group notice prose tiles'
      .split(' ')
      .map((name) => [`kinds/${name}/options`, [name]]),
  ),
});

/** The text of a file in a subfolder of tests/config/ that exports every builder. */
export const exportedBuilders = builders
  .map(([file, names]) => `export { ${names.join(', ')} } from '../../../src/${file}.ts';`)
  .join('\n');

/** The first line of a file that uses builders. */
export const importedBuilders = `import { ${builders.flatMap(([, names]) => names).join(', ')} } from './builders.ts';`;

/** An object literal that spreads `rest` and adds what differs from the original. */
function besides(rest: string, value: unknown, original: Properties, write: (one: unknown, key: string) => string) {
  const own = Object.entries(propertiesOf(value)).filter(([key, inner]) => inner !== original[key]);
  return `{ ${[`...${rest}`, ...own.map(([key, inner]) => `'${key}': ${write(inner, key)}`)].join(', ')} }`;
}

/** The new sections of a screen or a group. */
function newSections(one: Properties, original: Properties): string[] {
  const [own, before] = [one, original].map(({ sections }): unknown[] => (Array.isArray(sections) ? sections : []));
  return (own ?? []).flatMap((section, index) => {
    if (!isObject(section) || before?.includes(section)) return [];
    const { kind, sections: _, ...rest } = section;
    if (kind !== 'group') return [written(section)];
    const inner = newSections(section, propertiesOf(before?.[index]));
    return [`group({ ...${written(rest)}, sections: [${inner.join(', ')}] })`];
  });
}

const groups = ['public', 'signedIn'] as const;

/** The screens that a changed config adds or changes, with those at the same routes in the small config. */
const newScreens = (config: unknown) =>
  groups.flatMap((group) => {
    const old: Properties = parts.routes[group];
    const screens = Object.entries(propertiesOf(propertiesOf(propertiesOf(config).routes)[group]));
    return screens.flatMap(([path, one]) =>
      one === old[path] ? [] : [{ group, path, one: propertiesOf(one), original: propertiesOf(old[path]) }],
    );
  });

/** Only the sections that a changed config adds or changes. */
export const sectionsOf = (config: unknown): string =>
  newScreens(config)
    .flatMap(({ one, original }) => newSections(one, original))
    .join(', ');

/** A screen with its new sections after the outlines of the original ones. */
function screenOf({ group, path, one, original }: ReturnType<typeof newScreens>[number]): string {
  const known = groups.flatMap((name) => Object.entries(parts.routes[name]).filter(([, other]) => other === one));
  const { sections: _, ...rest } = known[0]?.[1] ?? one;
  const old = 'sections' in original ? [`...parts.routes.${group}['${path}'].sections`] : [];
  return `screen({ ...${written(rest)}, sections: [${[...old, ...(known[0] ? [] : newSections(one, original))].join(', ')}] })`;
}

/** Whether the change affects names that parts of the config share: it defines one or refers to one. */
const namesOthers = (config: unknown) =>
  ['routes', 'menu', 'paths', 'pageSizes', 'pageSize', 'periods', 'ranges'].some(
    (key) => propertiesOf(config)[key] !== Reflect.get(parts, key),
  );

/** A whole changed config; unchanged parts refer to the outline by name. */
export function sourceOf(config: unknown): string {
  const screens = newScreens(config);
  const routesIn = (group: string) =>
    screens.filter((one) => one.group === group).map((one) => `'${one.path}': ${screenOf(one)}`);
  const outline = namesOthers(config) ? 'parts' : 'bare';
  return `definePortal(kinds, ${besides(outline, config, parts, (value, key) => {
    if (key !== 'routes') return written(value, key);
    const lines = groups.map((group) => `${group}: { ${[`...parts.routes.${group}`, ...routesIn(group)].join(', ')} }`);
    return `{ ${lines.join(', ')} }`;
  })})`;
}

/** The sections that the menu links to, and those that menu entries of the tests make choices in. */
const named: ReadonlySet<string> = new Set([
  ...parts.menu.flatMap((entry) => ('anchors' in entry ? entry.anchors.map(({ section }) => section) : [])),
  'documents',
  'investments',
]);

/** A screen with nothing but the ids that a menu names, which compiles much faster. */
function outlineOf({ title, sections }: Screen): string {
  const notices = sections
    .flatMap(withInner)
    .filter(({ id }) => named.has(id))
    .map(({ id }) => `notice({ id: '${id}', title: '', text: '' })`);
  return `{ title: ${JSON.stringify(title)}, sections: [${notices.join(', ')}] }`;
}

/** The small config with outlined screens, as `parts`, and with only the screens that every config needs, as `bare`. */
export function outline(): string {
  const { routes, noInvestors, ...rest } = parts;
  const screens = groups.map((group) => {
    const lines = Object.entries<Screen>(routes[group]).map(([path, one]) => `'${path}': ${outlineOf(one)}`);
    return `${group}: { ${lines.join(', ')} }`;
  });
  const lines = Object.entries(rest).map(([key, value]) => `${key}: ${written(value, key)}`);
  const { signIn, home } = parts.paths;
  return `export const parts = { ${lines.join(', ')}, noInvestors: ${outlineOf(noInvestors)}, routes: { ${screens.join(', ')} } } as const;
const routes = { public: { '${signIn}': parts.routes.public['${signIn}'] }, signedIn: { '${home}': parts.routes.signedIn['${home}'] } };
export const bare = { ...parts, routes, paths: { signIn: '${signIn}', home: '${home}', newPassword: '${signIn}' }, menu: [] } as const;`;
}
