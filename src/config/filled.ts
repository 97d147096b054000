import type { Fields } from '../../generated/fields.ts';
import { isObject } from '../values/isObject.ts';
import { isForm } from '../values/valueForms.ts';
import { answerScope, filteredIn, onlyList, openScope, sortableIn } from './openScope.ts';
import { portalDeclared, screenDeclared } from './portalDeclared.ts';
import { bodyOf, formatsOf, isField, isPagedQuery, itemsOf, partOn } from './rules/fields.ts';
import { type KindList, noNames, type Scope } from './scope.ts';
import {
  choicesOf,
  innerOf,
  mayLack,
  type Options,
  openers,
  optionSets,
  optionsOf,
  type PerWord,
  type Word,
} from './word.ts';

type Filler = (declared: Word, value: unknown, scope: Scope) => unknown;

/** The scope after an option that names something; unchanged for an unknown name, which the check reports. */
function behind(word: Word['is'], declared: Word, name: unknown, scope: Scope): Scope {
  const opened = typeof name === 'string' ? openScope[word]?.(declared, name, '', scope) : undefined;
  return opened?.scope ?? scope;
}

/** Whether a value may be meant as this declaration: a field's name alone, or an object without unknown keys. */
function isOf(declared: Word, value: unknown): boolean {
  if (!isObject(value)) return declared.is === 'shown' && typeof value === 'string';
  const known = (optionSets(declared) ?? []).flatMap(Object.keys);
  return Object.keys(value).every((key) => known.includes(key));
}

/** Whether a value has every required option of this declaration. */
const isWhole = (declared: Word, value: unknown) =>
  (optionSets(declared) ?? []).some((options) =>
    Object.entries(options).every(([key, option]) => mayLack(option) || (isObject(value) && value[key] !== undefined)),
  );

const fillItems: Filler = (declared, value, scope) =>
  Array.isArray(value) ? value.map((one) => filled(innerOf(declared), one, scope)) : value;

const fillEntries: Filler = (declared, value, scope) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(innerOf(declared), one, scope)]))
    : value;

const fills: PerWord<Filler> = {
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
  many: fillItems,
  nonEmpty: fillItems,
  record: fillEntries,
  paths: fillEntries,
  screen: (_, value, scope) => filled(screenDeclared, value, scope),
  either(declared, value, scope) {
    const fitting = choicesOf(declared).filter((one) => isOf(one, value));
    const chosen = fitting.find((one) => isWhole(one, value)) ?? fitting[0];
    return chosen ? filled(chosen, value, scope) : value;
  },
  inAnswer: (declared, value, scope) => filled(innerOf(declared), value, answerScope(scope)),
  special: (declared, value, scope) =>
    filled(innerOf(declared), filledSpecial[declared.name ?? '']?.(value, scope) ?? value, scope),
  sections: (_, value, scope) => (Array.isArray(value) ? value.map((one) => filledSection(one, scope)) : value),
};

function filledSection(section: unknown, scope: Scope): unknown {
  const name = isObject(section) ? String(section.kind) : '';
  const kind = Object.hasOwn(scope.kinds, name) && scope.kinds[name];
  return kind ? filled(kind.declared as Word, section, scope) : section;
}

/** The default of `sortable`: always true in a whole list; in pages, only if the server can sort by the column. */
const isSorted = (scope: Scope) =>
  isPagedQuery(scope.query ?? '', scope.description) && sortableIn(scope).includes(scope.field?.name ?? '');

/** The default of an option that is left out, by the word it is declared with. */
const defaults: PerWord<(declared: Word, scope: Scope) => unknown> = {
  ifSortable: (_, scope) => isSorted(scope) || undefined,
  list: (_, scope) => onlyList(scope),
  key: (_, { key }) => key,
  preset: ({ value }) => value,
};

/** Fills a filter without values with all values of its field. */
function filledFilter(value: unknown, scope: Scope): unknown {
  const said = typeof value === 'string' ? { field: value } : value;
  if (!isObject(said)) return said;
  const part = filteredIn(scope)[String(said.field)];
  if (!isField(part)) return said;
  const isOpen = ['values', 'choices', 'options'].every((key) => said[key] === undefined);
  return {
    ...(part.title !== undefined && { label: part.title }),
    ...(isOpen && part.values && { values: part.values }),
    ...(itemsOf(bodyOf(scope.query ?? '', scope.description)[String(said.field)]) && { several: true }),
    ...said,
  };
}

/** Finds the choice of the same form, and its values, for which a field or the innermost object around it is shown. */
function filledCondition(path: string, body: Fields, form: object = {}): object {
  const names = path.split('.');
  const conditions = names.flatMap((_, at) => {
    const part = partOn(names.slice(0, at + 1).join('.'), body);
    return part && 'shownFor' in part && part.shownFor ? [{ at, ...part.shownFor }] : [];
  });
  const { at, field = '', values = [], required = false } = conditions.at(-1) ?? {};
  const choice = [...names.slice(0, at), field].join('.');
  const fields: unknown = Reflect.get(form, 'fields');
  const found = Array.isArray(fields) ? fields.find((one) => isObject(one) && one.field === choice) : undefined;
  if (!Array.isArray(found?.values)) return {};
  const offered = values.filter((one) => found.values.includes(one));
  return {
    shownFor: { field: choice, values: offered.length > 0 ? offered : values },
    ...(required && at === names.length - 1 && { required }),
  };
}

/** Adds the form in which another API has a field's value, and the choices for which it takes the field. */
function filledField(value: unknown, { command = '', description, beside }: Scope): unknown {
  const body = bodyOf(command, description);
  const part = isObject(value) && partOn(String(value.field), body);
  if (!isObject(value) || !part || !isField(part)) return value;
  const [as = ''] = part.formats;
  return {
    ...(isForm(as) && { sent: { as, currency: part.currency } }),
    ...filledCondition(String(value.field), body, beside),
    ...value,
  };
}

/** The `special` declarations that have defaults, by name. */
const filledSpecial: Readonly<Record<string, (value: unknown, scope: Scope) => unknown>> = {
  filter: filledFilter,
  formField: filledField,
};

/** Fills an object's options in order, since an option may bring something into scope for those after it. */
function filledOptions(options: Options, value: unknown, scope: Scope): unknown {
  if (!isObject(value)) return value;
  let now: Scope = { ...scope, beside: value };
  const whole: Record<string, unknown> = value.kind === undefined ? {} : { kind: value.kind };
  for (const [key, option] of Object.entries(options)) {
    const declared = option.is === 'optional' ? innerOf(option) : option;
    const said = value[key] === undefined ? defaults[declared.is]?.(declared, now) : value[key];
    if (said === undefined) continue;
    now = behind(declared.is, declared, said, now);
    whole[key] = filled(declared, said, now);
  }
  for (const key of Object.keys(value)) if (!Object.hasOwn(whole, key)) whole[key] = value[key];
  return whole;
}

/** Fills a value with the defaults that its declaration allows and the description knows. */
function filled(declared: Word, value: unknown, scope: Scope): unknown {
  const fill = fills[declared.is];
  if (fill) return fill(declared, value, scope);
  const opener = openers[declared.is];
  if (!opener) return declared.of && isObject(value) ? filled(innerOf(declared), value, scope) : value;
  if (!isObject(value)) return value;
  const { key, opens } = opener;
  const name = value[key] === undefined ? defaults[opens]?.(declared, scope) : value[key];
  if (name === undefined) return filled(innerOf(declared), value, answerScope(scope));
  const said = { [key]: name, ...value, ...{ [key]: name } };
  return filled(innerOf(declared), said, behind(opens, declared, name, scope));
}

/** Returns the config with lists, keys, formats and labels filled in from the description where it leaves them out. */
export const filledPortal = (portal: unknown, kinds: KindList, description: Scope['description']): unknown =>
  filled(portalDeclared, portal, { config: noNames, description, kinds, of: {} });
