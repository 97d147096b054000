import { oneOf, type Problem, problemIf } from './problem.ts';

/** The parameters of a route, such as `:id`. */
export const parametersOf = (route: string): string[] =>
  route.split('/').filter((segment) => segment.startsWith(':') || segment === '*');

/** The routes without parameters. */
export const addressesOf = (routes: readonly string[]): string[] =>
  routes.filter((route) => parametersOf(route).length === 0);

/** The routes with exactly one parameter, which a number of a row can fill. */
export const rowRoutesOf = (routes: readonly string[]): string[] =>
  routes.filter((route) => parametersOf(route).length === 1);

/** A link must lead to one of these routes, and to one without parameters; `others` are allowed as well. */
export function wayProblems(
  path: string,
  to: string,
  routes: readonly string[],
  others: readonly string[] = [],
): Problem[] {
  const addresses = addressesOf(routes);
  const [parameter] = parametersOf(to);
  if (parameter === undefined || !routes.includes(to)) {
    const problems = oneOf(path, to, addresses);
    return problems.map(({ message, ...rest }) => ({ ...rest, message: [message, ...others].join(', ') }));
  }
  const allowed = [...addresses, ...others].join(', ');
  return [{ path, message: `'${to}' leads nowhere, since nothing fills '${parameter}' here; allowed: ${allowed}` }];
}

/** A route as the router compares it: case-insensitive, and whatever its parameters are called. */
const pattern = (route: string) =>
  route
    .toLowerCase()
    .replace(/\/:[^/]+/g, '/:')
    .replace(/(?<=.)\/+$/, '');

/** No two routes may match the same URLs. */
export function sameRouteProblems(routes: readonly { path: string; route: string }[]): Problem[] {
  return routes.flatMap(({ path, route }, index) => {
    const other = routes.slice(0, index).find((before) => pattern(before.route) === pattern(route));
    return other
      ? [{ path, message: `'${route}' matches the same addresses as ${other.path}; choose another path` }]
      : [];
  });
}

/** The routes that cannot be reached from the first ones; `ways` lists where each route links to. */
export function unreachableRoutes(ways: ReadonlyMap<string, readonly string[]>, first: readonly string[]): string[] {
  const reached = new Set(first);
  for (const route of reached) for (const next of ways.get(route) ?? []) reached.add(next); // This visits additions, too.
  return [...ways.keys()].filter((route) => !reached.has(route));
}

/** Every text in a part of a config, whatever its shape. */
export function textsIn(config: unknown): string[] {
  if (typeof config === 'string') return [config];
  return typeof config === 'object' && config !== null ? Object.values(config).flatMap(textsIn) : [];
}

export const routeProblems = (path: string, to: string, routes: readonly string[]): Problem[] =>
  wayProblems(path, to, routes);

/** A row must link to a route with one parameter, which this field of the row fills. */
export function rowRouteProblems(path: string, to: string, field: string, routes: readonly string[]): Problem[] {
  const fitting = rowRoutesOf(routes);
  if (!routes.includes(to)) return oneOf(path, to, fitting);
  const unfit = `'${to}' does not have exactly one parameter, which '${field}' would fill; allowed: ${fitting.join(', ')}`;
  return problemIf(!fitting.includes(to), path, unfit);
}
