import { duplicateProblems, type Placed } from './duplicates.ts';
import { headerProblems } from './headers.ts';
import { pageSizeProblems } from './pageSizes.ts';
import { type Description, oneOf, type Problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { screensOf, withInner } from './screensOf.ts';
import { sessionProblems, timeoutProblems } from './times.ts';

const currencies = Intl.supportedValuesOf('currency');

/** The default currency must exist. */
export const currencyRule: Rule<'currency'> = ({ currency }) =>
  currencies.includes(currency)
    ? []
    : [
        {
          path: 'currency',
          message: `'${currency}' is not a currency of ISO 4217; allowed: its codes, such as CAD, EUR or USD`,
        },
      ];

/** The headers of the config must be settable. */
export const headerRule: Rule<'api'> = ({ api }) => headerProblems('api.headers', api.headers);

/** Cookies, timers and requests must be able to keep the times of the config. */
export const timeRule: Rule<'api' | 'session'> = ({ api, session }) => [
  ...timeoutProblems('api.timeoutMs', api.timeoutMs),
  ...timeoutProblems('api.transferMs', api.transferMs),
  ...sessionProblems('session', session),
];

/** Of the paged queries that the config uses, the one with the lowest limit of rows per page. */
function largestPage(
  portal: Parameters<typeof screensOf>[0],
  { fields }: Description,
): { query: string; rows: number } | undefined {
  const asked = screensOf(portal).flatMap(({ screen }) => screen.sections.flatMap(withInner));
  const pages = asked.flatMap((section) => {
    const rows = 'query' in section ? fields[section.query]?.largestPage : undefined;
    return 'query' in section && rows !== undefined ? [{ query: section.query, rows }] : [];
  });
  return pages.toSorted((a, b) => a.rows - b.rows)[0];
}

/** The default page size must be one of the choices, and the server must support each of them. */
export const pageSizeRule: Rule<'noInvestors' | 'pageSize' | 'pageSizes' | 'routes'> = (portal, description) => {
  const largest = largestPage(portal, description);
  const supported = portal.pageSizes.filter((size) => !largest || size <= largest.rows);
  return [
    ...(portal.pageSizes.includes(portal.pageSize) ? [] : oneOf('pageSize', portal.pageSize, supported)),
    ...pageSizeProblems('pageSizes', portal.pageSizes, largest),
  ];
};

/** Reports each entry of a list whose value under this key repeats that of an earlier entry. */
const twice = <Entry extends object>(path: string, entries: readonly Entry[], key: string): Problem[] =>
  duplicateProblems(
    entries.flatMap((entry, index): Placed[] => {
      const value: unknown = Reflect.get(entry, key);
      return typeof value === 'string' || typeof value === 'number' || value === true
        ? [[`${path}[${index}].${key}`, value]]
        : [];
    }),
    (value) => value.toLowerCase(),
  );

/** Choices must be distinguishable, and one at most is the default. */
export const choiceRule: Rule<'comparisons' | 'languages' | 'periods' | 'ranges'> = ({
  comparisons,
  languages,
  periods,
  ranges,
}) => [
  ...twice('languages', languages, 'tag'),
  ...twice('languages', languages, 'name'),
  ...twice('comparisons', comparisons, 'label'),
  ...twice('comparisons', comparisons, 'compareTo'),
  ...Object.entries({ periods, ranges }).flatMap(([group, sets]) =>
    Object.entries(sets).flatMap(([name, entries]) => [
      ...twice(`${group}.${name}`, entries, 'label'),
      ...twice(`${group}.${name}`, entries, 'months'),
      ...twice(`${group}.${name}`, entries, 'default'),
      ...twice(`${group}.${name}`, entries, 'custom'),
    ]),
  ),
];
