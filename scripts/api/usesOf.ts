import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, fields, type Part } from '../../generated/fields.ts';
import { kinds } from '../../src/config/kinds.ts';
import type { Portal } from '../../src/config/portal.ts';
import { screensOf } from '../../src/config/rules/screensOf.ts';
import { isObject } from '../../src/format/isObject.ts';

/** A place that shows a field of an answer: a part of a section, or a source file that names the operation. */
export interface Use {
  operation: string;
  /** The path of the field in the data, such as `activities[].net_amount`. */
  field: string;
  /** The route of the screen; absent where the portal itself uses the operation. */
  route?: string;
  /** The title of the section, or the file. */
  section: string;
  /** Where in the section: `columns[2]`. */
  part: string;
  /** What the portal calls the value there. */
  label?: string | undefined;
  /** Whether only the list or object itself is meant, not everything in it. */
  isContainer?: true;
}

/** The fields that names refer to at some place of a section. */
interface Place {
  operation: string;
  prefix: string;
  of: Fields;
}

/** Everything that a screen names is recorded here. */
type Add = (place: Place, name: string, part: string, more?: Pick<Use, 'label' | 'isContainer'>) => void;

const all: Readonly<Record<string, { data: Fields }>> = fields;
const partsOfPortal = 'portfolioEnable';

const answerOf = (operation: string): Place => ({ operation, prefix: '', of: all[operation]?.data ?? {} });

/** Follows a dotted path to a list or an object; undefined where there is none. */
function inside(place: Place, path: string): Place | undefined {
  let { prefix, of } = place;
  for (const name of path.split('.')) {
    const part = Object.hasOwn(of, name) ? of[name] : undefined;
    if (!part || 'formats' in part || 'items' in part) return undefined;
    [prefix, of] = 'rows' in part ? [`${prefix}${name}[].`, part.rows] : [`${prefix}${name}.`, part.fields];
  }
  return { ...place, prefix, of };
}

/** Whether a name, with dots for nesting, is a field at a place. */
function has(place: Place, name: string): boolean {
  const end = name.lastIndexOf('.');
  const object = end < 0 ? place : inside(place, name.slice(0, end));
  return object !== undefined && Object.hasOwn(object.of, name.slice(end + 1));
}

/** Options whose values name no field. */
const otherwise = ['id', 'kind', 'query', 'command', 'format', 'to', 'icon', 'period', 'range', 'direction', 'where'];

interface Declared {
  is?: string;
  of?: unknown;
  having?: readonly string[];
}

const optionsOf = (kind: string): Readonly<Record<string, Declared>> => {
  const { declared } = (kinds as Readonly<Record<string, { declared?: Declared }>>)[kind] ?? {};
  // A section's declaration is a group of options.
  return (declared?.of ?? {}) as Readonly<Record<string, Declared>>;
};

const unwrapped = (declared: Declared): Declared =>
  declared.is === 'optional' || declared.is === 'defaulted' ? unwrapped((declared.of ?? {}) as Declared) : declared;

function walk(value: unknown, place: Place, answer: Place, part: string, add: Add, label?: string): void {
  if (typeof value === 'string') {
    const found = [place, answer].find((one) => has(one, value));
    if (found) add(found, value, part.replace(/\.field$/, ''), { label });
    // An amount is written in the currency beside it.
    if (found && isAmount(found.of[value]) && has(found, 'currency'))
      add(found, 'currency', part.replace(/\.field$/, ''), { label });
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) walk(one, place, answer, `${part}[${index}]`, add);
  } else if (isObject(value)) walkObject(value, place, answer, part, add);
}

/** The list or object itself whose fields can be named at a place. */
const listOf = ({ prefix }: Place) => prefix.replace(/(\[\])?\.$/, '');

const isAmount = (part: Part | undefined) =>
  part !== undefined && 'formats' in part && part.formats.some((format) => format === 'money' || format === 'price');

function walkObject(value: Readonly<Record<string, unknown>>, outer: Place, from: Place, part: string, add: Add): void {
  const below = (key: string) => (part === '' ? key : `${part}.${key}`);
  const label = typeof value.label === 'string' && !has(outer, value.label) ? value.label : undefined;
  const ownQuery = typeof value.query === 'string' && Object.hasOwn(all, value.query) ? value.query : undefined;
  const answer = ownQuery === undefined ? from : answerOf(ownQuery);
  let place = ownQuery === undefined ? outer : answer;
  for (const key of ['rows', 'object']) {
    const name = value[key];
    if (typeof name !== 'string') continue;
    const opened = inside(place, name) ?? inside(answer, name);
    if (opened) place = opened;
    if (opened) add({ ...opened, prefix: '' }, listOf(opened), below(key), { isContainer: true });
  }
  const options = typeof value.kind === 'string' ? optionsOf(value.kind) : {};
  // A kind that asks for certain fields draws the others by the description's names, too.
  if (unwrapped(options.rows ?? {}).having?.length) add({ ...place, prefix: '' }, listOf(place), below('rows'));
  for (const [key, one] of Object.entries(value)) {
    if (key === 'feature' && typeof one === 'string') add(answerOf(partsOfPortal), one, key);
    if ([...otherwise, 'rows', 'object', 'feature', 'sections'].includes(key)) continue;
    const isOfAnswer = options[key] !== undefined && unwrapped(options[key]).is === 'inAnswer';
    walk(one, isOfAnswer ? answer : place, answer, below(key), add, label);
  }
}

type Section = Portal['routes']['signedIn'][string]['sections'][number];

function usesInSection(section: Section, route: string, outer: Place): Use[] {
  const found: Use[] = [];
  const add: Add = ({ operation, prefix }, name, part, more) =>
    found.push({ operation, field: `${prefix}${name}`, route, section: section.title, part, ...more });
  walkObject({ ...section }, outer, outer, '', add);
  return section.kind === 'group'
    ? [...found, ...section.sections.flatMap((one) => usesInSection(one, route, outer))]
    : found;
}

const nothing: Place = { operation: '', prefix: '', of: {} };

/** Every field that the screens of a config show, with the place where. */
export function usesInScreens(portal: Portal): Use[] {
  return screensOf(portal).flatMap(({ route, screen }) => {
    const own: Use[] = [];
    const add: Add = ({ operation, prefix }, name, part) =>
      own.push({ operation, field: `${prefix}${name}`, route, section: screen.title, part });
    walkObject({ feature: screen.feature, subject: screen.subject }, nothing, nothing, '', add);
    return [...own, ...screen.sections.flatMap((section) => usesInSection(section, route, nothing))];
  });
}

/** Folders that only list operations, or that are not part of the portal that is shipped. */
const notRead = /^(sandbox|screens|config|gallery|text|theme)\//;

/** The source files that name an operation in code, with their text. */
export function filesThatCall(root: string, operation: string): { file: string; text: string }[] {
  const source = join(root, 'src');
  const name = `${operation[0]?.toUpperCase()}${operation.slice(1)}`;
  // A type argument alone calls nothing.
  const call = new RegExp(
    `\\b(use|get)${name}(Query)?\\b|(?<!<)'${operation}'|\\b(queries|commands)\\.${operation}\\b`,
  );
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !notRead.test(file))
    .map((file) => ({ file: `src/${file}`, text: readFileSync(join(source, file), 'utf8') }))
    .filter(({ text }) => call.test(text));
}
