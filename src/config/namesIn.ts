import type { Declared } from './declare.ts';
import { answerScope, listProblems, type Outcome, openScope, sortableIn } from './openScope.ts';
import { transported } from './rules/bodyFields.ts';
import {
  bodyOf,
  commandsWith,
  dataOf,
  downloads,
  enumeratedIn,
  fieldProblems,
  fits,
  formatProblems,
  formatsOf,
  isPagedQuery,
  isShownAs,
  isWords,
  labelProblems,
  otherFiles,
  plainListsOf,
  textListsOf,
  textsOf,
  valuesOf,
} from './rules/fields.ts';
import { filterRules } from './rules/filter.ts';
import { keyProblems } from './rules/keys.ts';
import { oneOf, ownName, type Problem, problemIf } from './rules/problem.ts';
import { queryProblems } from './rules/queried.ts';
import { routeProblems, rowRouteProblems } from './rules/routes.ts';
import { paramsRules } from './rules/subject.ts';
import { whereRules } from './rules/where.ts';
import { apart, type Rules, type Scope } from './scope.ts';
import { shapeOf } from './shapeOf.ts';
import { choicesOf, innerOf, type Options, openers, optionsOf, type PerWord, type Word } from './word.ts';

type OptionValues = Readonly<Record<string, unknown>>;
type Names = (declared: Word, value: never, path: string, scope: Scope) => Problem[];

const inner: Names = (declared, value, path, scope) => namesIn(innerOf(declared), value, path, scope);

const many: Names = (declared, value: readonly never[], path, scope) =>
  value.flatMap((one, index) => namesIn(innerOf(declared), one, `${path}[${index}]`, scope));

/** The field that the options belong to. */
const fieldOf = ({ field }: Scope) => field ?? { name: '', format: '', part: undefined };

const shown: Names = ({ as = '', formats = [], more = {} }, value: OptionValues, path, scope) => {
  const [name, format] = [String(value[as]), String(value.format)];
  const part = scope.of[name];
  return [
    ...formatProblems(path, scope, { field: name, format, key: as, formats }),
    ...(more.label?.is === 'titled' ? labelProblems(path, part, value.label) : []),
    ...optionsIn(more, value, path, { ...scope, field: { name, format, part } }).problems,
  ];
};

const valued: Names = ({ as = '', more = {} }, value: OptionValues, path, scope) => {
  const [field, one] = [String(value.field), String(value[as])];
  const unknown = oneOf(`${path}.field`, field, enumeratedIn(scope.of));
  return [
    ...(unknown.length > 0 ? unknown : oneOf(`${path}.${as}`, one, valuesOf(scope.of[field]))),
    ...optionsIn(more, value, path, scope).problems,
  ];
};

const fitting: Names = (declared, value, path, scope) => {
  const { formats = [], says } = declared;
  const { name, format } = fieldOf(scope);
  if (!value) return [];
  if (says === undefined) return fieldProblems(path, scope.of, name, formats, isShownAs);
  const fits = formats.some((one) => one === format);
  return problemIf(!fits, path, `${says}, not for '${format}'`);
};

const names: PerWord<Names> = {
  feature: (_, value, path, { description }) => {
    const parts = Object.entries(dataOf('portfolioEnable', description));
    const flags = parts.flatMap(([name, part]) => (formatsOf(part).includes('flag') ? [name] : []));
    return oneOf(path, value, flags);
  },
  sibling: ({ name }, value, path, { config, route = '' }) => oneOf(path, value, config.sectionsAt(route, name)),
  route: (_, value, path, { config }) => routeProblems(path, value, config.routes),
  rowRoute: (_, value, path, { config, beside }) =>
    rowRouteProblems(path, value, String(Reflect.get(beside ?? {}, 'field')), config.routes),
  period: (_, value, path, { config }) => ownName(path, value, 'periods', config.periods),
  range: (_, value, path, { config }) => ownName(path, value, 'ranges', config.ranges),
  pageSize: (_, value, path, { config }) => oneOf(path, value, config.pageSizes),
  file: (_, value, path, { description }) => oneOf(path, value, otherFiles(description)),
  download: (_, value, path, { description }) => oneOf(path, value, downloads(description)),
  plainList: (_, value, path, { query = '', description }) => oneOf(path, value, plainListsOf(query, description)),
  textList: (_, value, path, { query = '', description }) => oneOf(path, value, textListsOf(query, description)),
  field: ({ formats = [] }, value, path, { of }) => fieldProblems(path, of, value, formats),
  key: (_, key, path, scope) => keyProblems(key, path, scope),
  words: (_, value, path, { of }) =>
    oneOf(
      path,
      value,
      Object.keys(of).filter((name) => isWords(of[name])),
    ),
  entries: ({ formats = [] }, value, path, { of }) =>
    oneOf(
      path,
      value,
      Object.entries(of).flatMap(([name, part]) => ('entries' in part && fits(part.entries, formats) ? [name] : [])),
    ),
  objectWith: ({ having = [] }, value, path, { of }) => {
    const objects = Object.entries(of).filter(
      ([, part]) => 'fields' in part && having.every((name) => name in part.fields),
    );
    return oneOf(
      path,
      value,
      objects.map(([name]) => name),
    );
  },
  textPath: (_, value, path, { query = '', description }) => oneOf(path, value, textsOf(query, description)),
  bodyField: (_, value, path, { own = '', description }) => {
    const asked = Object.keys(bodyOf(own, description)).filter((name) => !transported.includes(name));
    return oneOf(path, value, asked);
  },
  inputValue: ({ command = '', name = '' }, value, path, { description }) =>
    oneOf(path, value, valuesOf(bodyOf(command, description)[name])),
  order: (_, value, path, scope) => oneOf(path, value, sortableIn(scope)),
  sameFormat: (_, value, path, scope) =>
    fieldProblems(path, answerScope(scope).of, value, formatsOf(fieldOf(scope).part)),
  shown,
  valued,
  fitting,
  ifSortable: (_, value, path, scope) => (value ? oneOf(path, fieldOf(scope).name, sortableIn(scope)) : []),
  ifInBody: (declared, value, path, scope) => {
    const { name = '', on, says } = declared;
    const { query = '', description } = scope;
    const [isPaged, isInBody] = [isPagedQuery(query, description), name in bodyOf(query, description)];
    const isLacking = !isInBody && (on === 'any' || isPaged);
    return [
      ...(value ? inner(declared, value, path, scope) : []),
      ...problemIf(Boolean(value) && isLacking, path, `'${query}' ${says}; its body in openapi/ has no ${name}`),
    ];
  },
  ifInRow: (declared, value, path, scope) => {
    const { names: needed = [], says } = declared;
    if (!value || needed.every((name) => name in scope.of)) return inner(declared, value, path, scope);
    return says === undefined ? oneOf(path, value, []) : [{ path, message: `${says} ${needed.join(', ')}` }];
  },
  ifWhole: (declared, value, path, scope) => {
    const { query = '', description } = scope;
    const isPaged = isPagedQuery(query, description);
    return [
      ...problemIf(isPaged, path, `'${query}' answers in pages, ${declared.says}`),
      ...inner(declared, value, path, scope),
    ];
  },
  defaulted: inner,
  preset: inner,
  many,
  nonEmpty: many,
  group: (declared, value: OptionValues, path, scope) => optionsIn(optionsOf(declared), value, path, scope).problems,
  record: (declared, value: Readonly<Record<string, never>>, path, scope) =>
    Object.entries(value).flatMap(([key, one]) => namesIn(innerOf(declared), one, `${path}.${key}`, scope)),
  inAnswer: (declared, value, path, scope) => inner(declared, value, path, answerScope(scope)),
  inReceipt: (declared, value, path, scope) =>
    namesIn(innerOf(declared), value, path, { ...scope, of: dataOf(scope.command ?? '', scope.description) }),
  either: (declared, value, path, scope) => {
    const chosen = choicesOf(declared).find((one) => shapeOf(one, scope.kinds).safeParse(value).success);
    return chosen ? namesIn(chosen, value, path, scope) : [];
  },
  built: (declared, value, path, scope) => namesIn(innerOf(declared), value, path, apart(scope)),
  inner: (_, value: { kind: string }, path, scope) => sectionProblems(value, path, apart(scope)),
  builtForm: ({ having = [] }, value: { kind: string; command: string }, path, scope) => {
    const misplaced = oneOf(`${path}.command`, value.command, commandsWith(having, scope.description));
    return misplaced.length > 0 ? misplaced : sectionProblems(value, path, apart(scope));
  },
  special: (declared, value, path, scope) => {
    const problems = rulesOf[declared.name ?? '']?.(value, path, scope) ?? [];
    return problems.length > 0 ? problems : inner(declared, value, path, scope);
  },
  sections: (_, value: readonly { kind: string }[], path, scope) =>
    value.flatMap((one, index) => sectionProblems(one, `${path}[${index}]`, scope)),
};

/** The words that can be checked even if the query, list or object they depend on is unknown. */
const free: readonly Word['is'][] = [
  'built',
  'builtForm',
  'inner',
  'download',
  'file',
  'feature',
  'pageSize',
  'period',
  'range',
  'route',
];

/** The problem of an option that is left out and has no default in the description either. */
function missing(option: Word, path: string, scope: Scope): Problem[] {
  if (option.is === 'list') return listProblems(path, scope);
  return option.is === 'key' ? keyProblems(undefined, path, scope) : [];
}

/** The problems of an object's options, and the scope after them. */
function optionsIn(options: Options, value: OptionValues, path: string, scope: Scope): Outcome {
  let now: Scope = { ...scope, beside: value };
  const problems: Problem[] = [];
  let isKnown = true;
  for (const [key, option] of Object.entries(options)) {
    const place = `${path}.${key}`;
    if (value[key] === undefined) {
      if (isKnown) problems.push(...missing(option, place, now));
      isKnown &&= option.is !== 'list';
      continue;
    }
    const declared = option.is === 'optional' ? innerOf(option) : option;
    const opened = openScope[declared.is]?.(declared, String(value[key]), place, now);
    if (opened && isKnown) {
      problems.push(...opened.problems);
      isKnown &&= opened.scope !== undefined;
      now = opened.scope ?? now;
    } else if (!opened && (isKnown || free.includes(declared.is)))
      problems.push(...namesIn(declared, value[key], place, now));
  }
  if (isKnown && problems.length === 0) problems.push(...queryProblems(options, value, path, now));
  return isKnown ? { problems, scope: now } : { problems };
}

/** Reports every unknown name in a value whose shape has already been checked. */
export function namesIn(one: Declared, value: unknown, path: string, scope: Scope): Problem[] {
  const declared = one as Word;
  const opener = openers[declared.is];
  if (!opener) return names[declared.is]?.(declared, value as never, path, scope) ?? []; // The shape has been checked.
  const name: unknown = Reflect.get(Object(value), opener.key);
  if (name === undefined && opener.opens === 'list') return listProblems(`${path}.${opener.key}`, scope);
  if (name === undefined) return namesIn(innerOf(declared), value, path, answerScope(scope));
  const opened = openScope[opener.opens]?.(declared, String(name), `${path}.${opener.key}`, scope);
  return opened?.scope ? namesIn(innerOf(declared), value, path, opened.scope) : (opened?.problems ?? []);
}

/** The rules for `special` declarations, by name, each for values of its own type; those of others are shapes only. */
const rulesOf: Readonly<Record<string, Rules<never>>> = {
  filter: filterRules,
  params: paramsRules,
  where: whereRules,
};

function sectionProblems(section: { kind: string }, path: string, scope: Scope): Problem[] {
  const kind = scope.kinds[section.kind];
  if (!kind) return [];
  const { problems, scope: known } = optionsIn(optionsOf(kind.declared as Word), { ...section }, path, scope);
  // These are the rules of the section's own kind.
  return known && kind.rules ? [...problems, ...kind.rules(section as never, path, known)] : problems;
}
