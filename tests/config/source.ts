import type { Screen } from '../../src/config/portal.ts';
import { withInner } from '../../src/config/rules/screensOf.ts';
import { panels } from '../../src/panels/panels.ts';
import { parts } from '../portal/smallPortal.ts';

type Properties = Record<string, unknown>;

const isObject = (value: unknown): value is Properties => typeof value === 'object' && value !== null;
const propertiesOf = (value: unknown): Properties => (isObject(value) ? value : {});

/** The builder that an object is written with, by the property that it stands in or below. */
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

/** A value of a config as an operator writes it, with the builders. */
function written(value: unknown, name = ''): string {
  if (Array.isArray(value)) return `[${value.map((entry) => written(entry, name)).join(', ')}]`;
  if (!isObject(value)) return typeof value === 'function' ? String(value) : (JSON.stringify(value) ?? 'undefined');
  const builder = builderOf(name, value);
  const lines = Object.entries(value)
    .filter(([key]) => key !== 'kind' || builder !== value.kind)
    .map(([key, inner]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${written(inner, key)}`);
  const object = `{ ${lines.join(', ')} }`;
  if (builder in panels) return `panel('${builder}', ${object})`;
  return builder ? `${builder}(${object})` : object;
}

/** Every builder, by its file. */
const builders = Object.entries({
  'config/definePortal': ['definePortal'],
  'config/screen': ['screen', 'subject'],
  'panels/panels': ['panel'],
  'config/kinds/cards': ['card', 'cards'],
  'config/kinds/rowDetails': ['facts'],
  ...Object.fromEntries(
    'about action allocation chart details figures form group notice options prose table tiles'
      .split(' ')
      .map((name) => [`config/kinds/${name}`, [name]]),
  ),
});

/** A file that exports every builder, for one in a folder of tests/config/. */
export const exportedBuilders = builders
  .map(([file, names]) => `export { ${names.join(', ')} } from '../../../src/${file}.ts';`)
  .join('\n');

/** The first line of a file that uses builders. */
export const importedBuilders = `import { ${builders.flatMap(([, names]) => names).join(', ')} } from './builders.ts';`;

/** What is new in an object, beside the rest, which goes by a name. */
function besides(rest: string, value: unknown, original: Properties, write: (one: unknown, key: string) => string) {
  const own = Object.entries(propertiesOf(value)).filter(([key, inner]) => inner !== original[key]);
  return `{ ${[`...${rest}`, ...own.map(([key, inner]) => `'${key}': ${write(inner, key)}`)].join(', ')} }`;
}

/** The sections of a screen or a group that are new. */
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

/** The screens that are new in a changed config, with what stands at their routes in the small one. */
const newScreens = (config: unknown) =>
  groups.flatMap((group) => {
    const old: Properties = parts.routes[group];
    const screens = Object.entries(propertiesOf(propertiesOf(propertiesOf(config).routes)[group]));
    return screens.flatMap(([path, one]) =>
      one === old[path] ? [] : [{ group, path, one: propertiesOf(one), original: propertiesOf(old[path]) }],
    );
  });

/** The sections that are new in a changed config, and nothing else of it. */
export const sectionsOf = (config: unknown): string =>
  newScreens(config)
    .flatMap(({ one, original }) => newSections(one, original))
    .join(', ');

/** A screen, its sections beside the outlines of those in its place. */
function screenOf({ group, path, one, original }: ReturnType<typeof newScreens>[number]): string {
  const known = groups.flatMap((name) => Object.entries(parts.routes[name]).filter(([, other]) => other === one));
  const { sections: _, ...rest } = known[0]?.[1] ?? one;
  const old = 'sections' in original ? [`...parts.routes.${group}['${path}'].sections`] : [];
  return `screen({ ...${written(rest)}, sections: [${[...old, ...(known[0] ? [] : newSections(one, original))].join(', ')}] })`;
}

/** Whether what was changed is a name that another part of the config says, or says one. */
const namesOthers = (config: unknown) =>
  ['routes', 'menu', 'paths', 'pageSizes', 'pageSize', 'periods', 'ranges'].some(
    (key) => propertiesOf(config)[key] !== Reflect.get(parts, key),
  );

/** The whole of a changed config; what was not changed goes by its name in the outline. */
export function sourceOf(config: unknown): string {
  const screens = newScreens(config);
  const routesIn = (group: string) =>
    screens.filter((one) => one.group === group).map((one) => `'${one.path}': ${screenOf(one)}`);
  const outline = namesOthers(config) ? 'parts' : 'bare';
  return `definePortal(${besides(outline, config, parts, (value, key) => {
    if (key !== 'routes') return written(value, key);
    const lines = groups.map((group) => `${group}: { ${[`...parts.routes.${group}`, ...routesIn(group)].join(', ')} }`);
    return `{ ${lines.join(', ')} }`;
  })})`;
}

/** The sections that the menu leads to, and those in which the menus of a test choose something. */
const named: ReadonlySet<string> = new Set([
  ...parts.menu.flatMap((entry) => ('anchors' in entry ? entry.anchors.map(({ section }) => section) : [])),
  'documents',
  'investments',
]);

/** A screen with nothing but the ids that a menu names: the compiler is done with it much sooner. */
function outlineOf({ title, sections }: Screen): string {
  const notices = sections
    .flatMap(withInner)
    .filter(({ id }) => named.has(id))
    .map(({ id }) => `notice({ id: '${id}', title: '', text: '' })`);
  return `{ title: ${JSON.stringify(title)}, sections: [${notices.join(', ')}] }`;
}

/** The small config with its screens in outline, as `parts`; as `bare` with no more screens than a config has to have. */
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
