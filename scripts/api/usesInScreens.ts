import type { Fields, OperationFields, Part } from '../../generated/fields.ts';
import type { Portal } from '../../src/config/portal.ts';
import { screensOf } from '../../src/config/rules/screensOf.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { isObject } from '../../src/values/isObject.ts';

/** A place that shows or sends a field: a part of a section, or a source file that names the operation. */
export interface Use {
  operation: string;
  /** Whether the field is part of the answer's data or of the body. */
  of: 'answer' | 'body';
  /** The path of the field, such as `activities[].net_amount`; empty if only the operation is named. */
  field: string;
  /** The route of the screen; absent if the portal itself uses the operation. */
  route?: string;
  /** The title of the section, or the file. */
  section: string;
  /** The part of the section: `columns[2]`. */
  part: string;
  /** The label of the value there. */
  label?: string | undefined;
  /** Whether only the list or object itself is meant, not everything in it. */
  isContainer?: true;
  /** The kind of section that draws the list by the description's own names, if its source mentions them. */
  drawnBy?: string;
}

/** The fields of each operation, by its id. */
export type DescribedFields = Readonly<Record<string, Pick<OperationFields, 'body' | 'data'>>>;

/** The fields that names refer to at some place of a section. */
interface Place {
  operation: string;
  prefix: string;
  fields: Fields;
}

/** The position of a walk through a section: its innermost list or object, the whole answer, and the body. */
interface Scope {
  place: Place;
  answer: Place;
  body: Place;
  part: string;
  label?: string | undefined;
  /** The title of the card, group or sum that it is in. */
  title?: string | undefined;
}

type Found = Pick<Use, 'operation' | 'of' | 'field' | 'part' | 'label' | 'isContainer' | 'drawnBy'>;

const nothing: Place = { operation: '', prefix: '', fields: {} };
const partsOfPortal = 'portfolioEnable';

/** Follows a dotted path to a list or an object; undefined if there is none. */
function inside(place: Place, path: string): Place | undefined {
  let { prefix, fields } = place;
  for (const name of path.split('.')) {
    const part = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!part || !('rows' in part || 'fields' in part)) return undefined;
    [prefix, fields] = 'rows' in part ? [`${prefix}${name}[].`, part.rows] : [`${prefix}${name}.`, part.fields];
  }
  return { ...place, prefix, fields };
}

/** Whether a name, with dots for nesting, is a field at a place. */
function has(place: Place, name: string): boolean {
  const end = name.lastIndexOf('.');
  const object = end < 0 ? place : inside(place, name.slice(0, end));
  return object !== undefined && Object.hasOwn(object.fields, name.slice(end + 1));
}

/** The list or object whose fields can be named at a place. */
const pathOf = ({ prefix }: Place) => prefix.replace(/(\[\])?\.$/, '');

const isAmount = (part: Part | undefined) =>
  part !== undefined && 'formats' in part && part.formats.some((format) => format === 'money' || format === 'price');

/** Options whose values name no field, or are examined separately. */
const apart = [
  ...['id', 'kind', 'format', 'to', 'icon', 'period', 'range', 'direction', 'section', 'table'],
  ...['query', 'command', 'rows', 'object', 'feature', 'sections'],
];
/** Options whose keys are fields of the body. */
const keyed = ['where', 'params', 'supply'];

interface Declared {
  is?: string;
  of?: unknown;
  having?: readonly string[];
}

/** The options of a kind of section, from its declaration. */
function optionsOf(kind: unknown): Readonly<Record<string, Declared>> {
  const known: Readonly<Record<string, { declared: Declared }>> = kinds;
  const options = typeof kind === 'string' && Object.hasOwn(known, kind) ? known[kind]?.declared.of : undefined;
  return (options ?? {}) as Readonly<Record<string, Declared>>; // `kind()` makes it so.
}

const unwrapped = (declared: Declared = {}): Declared =>
  declared.is === 'optional' || declared.is === 'defaulted' ? unwrapped(declared.of as Declared) : declared;

/** The use of an operation as a whole, without a field. */
const wholeOf = (operation: string) => ({ operation, of: 'answer', field: '', isContainer: true }) as const;

/** All names in a part of a section that are fields of an answer or of a body. */
function namesIn(described: DescribedFields, value: unknown, scope: Scope): Found[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => namesIn(described, one, { ...scope, part: `${scope.part}[${index}]` }));
  if (isObject(value)) return namesInObject(described, value, scope);
  if (typeof value !== 'string') return [];
  const { part, label } = scope;
  // Some options name a command or a file to download.
  const named = Object.hasOwn(described, value) ? [{ ...wholeOf(value), part, label }] : [];
  return [...named, ...meanings(value, scope)];
}

/** What a name means: a field of the innermost list or object, else of the answer, and possibly one of the body. */
function meanings(name: string, { place, answer, body, part, label }: Scope): Found[] {
  const found = [place, answer].find((one) => has(one, name));
  const as = { part: part.replace(/\.field$/, ''), label };
  // An amount is written in the currency that the object has next to it.
  const names = found && isAmount(found.fields[name]) && has(found, 'currency') ? [name, 'currency'] : [name];
  const [ofBody = ''] = name.split('.');
  return [
    ...(found ? names.map((one): Found => ({ ...fieldAt(found, one), ...as })) : []),
    ...(has(body, ofBody) ? [{ operation: body.operation, of: 'body', field: ofBody, ...as } as const] : []),
  ];
}

const fieldAt = ({ operation, prefix }: Place, name: string) =>
  ({ operation, of: 'answer', field: `${prefix}${name}` }) as const;

/** The scope inside an object, which may name another query or command, and a list or an object of its answer. */
function opened(described: DescribedFields, value: Readonly<Record<string, unknown>>, scope: Scope) {
  const at = (key: string) => (scope.part === '' ? key : `${scope.part}.${key}`);
  const found: Found[] = [];
  const next = { ...scope };
  for (const key of ['query', 'command'] as const) {
    const operation = value[key];
    if (typeof operation !== 'string' || !Object.hasOwn(described, operation)) continue;
    next.body = { operation, prefix: '', fields: described[operation]?.body ?? {} };
    if (key === 'query') next.answer = { operation, prefix: '', fields: described[operation]?.data ?? {} };
    if (key === 'query') next.place = next.answer;
    found.push({ ...wholeOf(operation), part: at(key) });
  }
  for (const key of ['rows', 'object'] as const) {
    const name = value[key];
    const inner = typeof name === 'string' ? (inside(next.place, name) ?? inside(next.answer, name)) : undefined;
    if (!inner) continue;
    next.place = inner;
    const { operation } = inner;
    found.push({ operation, of: 'answer', field: pathOf(inner), part: at(key), isContainer: true });
  }
  return { found, next, at };
}

function namesInObject(described: DescribedFields, value: Readonly<Record<string, unknown>>, scope: Scope): Found[] {
  const { found, next, at } = opened(described, value, scope);
  const { id, title, label, feature, kind } = value;
  const options = optionsOf(kind);
  // A card has a title in place of a label.
  next.title = typeof title === 'string' && id === undefined ? title : scope.title;
  next.label = typeof label === 'string' && !has(next.place, label) ? label : next.title;
  // A kind that requires certain fields also draws the others, by the description's own names.
  if (unwrapped(options.rows).having?.length) {
    const list = {
      operation: next.place.operation,
      of: 'answer',
      field: pathOf(next.place),
      part: at('rows'),
    } as const;
    found.push({ ...list, drawnBy: String(kind) });
  }
  if (typeof feature === 'string')
    found.push({ operation: partsOfPortal, of: 'answer', field: feature, part: at('feature') });
  const inner = Object.entries(value).filter(([key]) => !apart.includes(key));
  return [
    ...found,
    ...inner.flatMap(([key, one]) => {
      const below = { ...next, part: at(key) };
      if (keyed.includes(key) && isObject(one))
        return Object.keys(one).flatMap((name) => meanings(name, { ...below, place: nothing, answer: nothing }));
      const isOfAnswer = unwrapped(options[key]).is === 'inAnswer';
      return namesIn(described, one, isOfAnswer ? { ...below, place: next.answer } : below);
    }),
  ];
}

type Section = Portal['routes']['signedIn'][string]['sections'][number];

const empty: Scope = { place: nothing, answer: nothing, body: nothing, part: '' };

function usesInSection(described: DescribedFields, section: Section, route: string): Use[] {
  const own = namesIn(described, section, empty).map((found) => ({ ...found, route, section: section.title }));
  const inner = section.kind === 'group' ? section.sections : [];
  return [...own, ...inner.flatMap((one) => usesInSection(described, one, route))];
}

/** Every field that the screens of a config show or send, with its places. */
export function usesInScreens(portal: Portal, described: DescribedFields): Use[] {
  return screensOf(portal).flatMap(({ route, screen: { title, feature, subject, sections } }) => [
    ...namesIn(described, { feature, subject }, empty).map((found) => ({ ...found, route, section: title })),
    ...sections.flatMap((section) => usesInSection(described, section, route)),
  ]);
}
