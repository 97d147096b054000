import { kinds } from './kinds.ts';
import { openScope } from './openScope.ts';
import { portalDeclared, screenDeclared } from './portalDeclared.ts';
import { bodyOf, dataOf, formatsOf, isField, isPagedQuery, valuesOf } from './rules/fields.ts';
import type { Scope } from './scope.ts';
import { choicesOf, innerOf, optionsOf, type Word } from './word.ts';

type Written = Readonly<Record<string, unknown>>;
type Options = Readonly<Record<string, Word>>;
type Fill = (declared: Word, value: unknown, scope: Scope) => unknown;

const isObject = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words that say the rest beside a key, which brings something into scope. */
const beside: Readonly<Record<string, readonly [key: string, word: string]>> = {
  perList: ['rows', 'list'],
  perObject: ['object', 'object'],
  perQuery: ['query', 'query'],
  perCommand: ['command', 'command'],
};

/** What is in scope behind a name; the same as before where there is no such name, which is the check's to say. */
function behind(word: string, declared: Word, name: unknown, scope: Scope): Scope {
  const opened = typeof name === 'string' ? openScope[word]?.(declared, name, '', scope) : undefined;
  return opened?.scope ?? scope;
}

/** The keys that an object of this declaration can have; none where it is no object. */
function keysOf(declared: Word): string[] {
  const { is, more = {}, as = '' } = declared;
  if (is === 'group') return Object.keys(optionsOf(declared));
  if (is === 'shown') return [as, 'format', ...Object.keys(more)];
  if (is === 'valued') return ['field', as, ...Object.keys(more)];
  if (is === 'either') return choicesOf(declared).flatMap(keysOf);
  if (['many', 'paths', 'record'].includes(is) || !declared.of) return [];
  const key = is === 'perObjectOrAnswer' ? ['object'] : (beside[is] ?? []).slice(0, 1);
  return [...key, ...keysOf(innerOf(declared))];
}

function isOf(declared: Word, value: unknown): boolean {
  if (!isObject(value)) return declared.is === 'shown' && typeof value === 'string';
  const known = keysOf(declared);
  return Object.keys(value).every((key) => known.includes(key));
}

const inAnswer: Fill = (declared, value, scope) =>
  filled(innerOf(declared), value, { ...scope, of: dataOf(scope.query ?? '', scope.description) });

const fillEntries: Fill = (declared, value, scope) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(innerOf(declared), one, scope)]))
    : value;

const fills: Readonly<Record<string, Fill>> = {
  group: (declared, value, scope) => filledOptions(optionsOf(declared), value, scope),
  shown({ as = '', more = {} }, value, scope) {
    const said = typeof value === 'string' ? { [as]: value } : value;
    const part = isObject(said) ? scope.of[String(said[as])] : undefined;
    if (!isObject(said) || !isField(part)) return said;
    const [format] = formatsOf(part);
    const title = more.label?.is === 'titled' ? part.title : undefined;
    const defaults = { ...(format && { format }), ...(title !== undefined && { label: title }) };
    const field = { name: String(said[as]), format: String(said.format ?? format), part };
    return filledOptions(more, { [as]: said[as], ...defaults, ...said }, { ...scope, field });
  },
  valued: ({ more = {} }, value, scope) => filledOptions(more, value, scope),
  many: (declared, value, scope) =>
    Array.isArray(value) ? value.map((one) => filled(innerOf(declared), one, scope)) : value,
  record: fillEntries,
  paths: fillEntries,
  screen: (_, value, scope) => filled(screenDeclared, value, scope),
  either(declared, value, scope) {
    const chosen = choicesOf(declared).find((one) => isOf(one, value));
    return chosen ? filled(chosen, value, scope) : value;
  },
  perObjectOrAnswer(declared, value, scope) {
    const object = isObject(value) ? value.object : undefined;
    if (object === undefined) return inAnswer(declared, value, scope);
    return filled(innerOf(declared), value, behind('object', declared, object, scope));
  },
  inAnswer,
  special: (declared, value, scope) =>
    declared.name === 'filter' ? filledFilter(value, scope) : filled(innerOf(declared), value, scope),
  sections: (_, value, scope) => (Array.isArray(value) ? value.map((one) => filledSection(one, scope)) : value),
};

const kindOf: Readonly<Record<string, { declared: Word }>> = kinds;

function filledSection(section: unknown, scope: Scope): unknown {
  const kind = isObject(section) && Object.hasOwn(kindOf, String(section.kind)) && kindOf[String(section.kind)];
  return kind ? filled(kind.declared, section, scope) : section;
}

/** Whether the server sorts the rows by the field that something is said of; whole lists are sorted here. */
const isSorted = ({ query = '', description, field }: Scope) =>
  isPagedQuery(query, description) && valuesOf(bodyOf(query, description).sort_by).includes(field?.name ?? '');

/** A filter of all values of its field, where it names none. */
function filledFilter(value: unknown, scope: Scope): unknown {
  const { query = '', description } = scope;
  const said = typeof value === 'string' ? { field: value } : value;
  if (!isObject(said)) return said;
  const part = (isPagedQuery(query, description) ? bodyOf(query, description) : scope.of)[String(said.field)];
  if (!isField(part)) return said;
  const isOpen = ['values', 'choices', 'options'].every((key) => said[key] === undefined);
  return {
    ...(part.title !== undefined && { label: part.title }),
    ...(isOpen && part.values && { values: part.values }),
    ...said,
  };
}

/** The options of an object, where one brings something into scope for those behind it. */
function filledOptions(options: Options, value: unknown, scope: Scope): unknown {
  if (!isObject(value)) return value;
  let now = scope;
  const entries = Object.entries(options).flatMap(([key, option]): [string, unknown][] => {
    const declared = option.is === 'optional' ? innerOf(option) : option;
    if (value[key] === undefined) return declared.is === 'ifSortable' && isSorted(now) ? [[key, true]] : [];
    now = behind(declared.is, declared, value[key], now);
    return [[key, filled(declared, value[key], now)]];
  });
  return { ...value, ...Object.fromEntries(entries) };
}

/** A value with what its declaration lets be left out: the format of a field, and its title for a label. */
function filled(declared: Word, value: unknown, scope: Scope): unknown {
  const fill = fills[declared.is];
  if (fill) return fill(declared, value, scope);
  const [key, word] = beside[declared.is] ?? [];
  if (key && word) {
    const name = isObject(value) ? value[key] : undefined;
    return filled(innerOf(declared), value, behind(word, declared, name, scope));
  }
  return declared.of && isObject(value) ? filled(innerOf(declared), value, scope) : value;
}

/** A config whose fields have their formats and labels, by the description where it does not say them. */
export const filledPortal = (portal: unknown, description: Scope['description']): unknown =>
  filled(portalDeclared, portal, {
    config: { routes: [], periods: [], ranges: [], pageSizes: [], formsAt: () => [] },
    description,
    of: {},
  });
