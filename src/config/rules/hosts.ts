import { atHost } from '../atHost.ts';
import type { Host } from '../host.ts';
import type { Portal } from '../portal.ts';
import { duplicateProblems } from './duplicates.ts';
import { dataOf, formatsOf } from './fields.ts';
import { type Description, oneOf, type Problem, problemIf } from './problem.ts';
import { routesOf } from './screensOf.ts';

type Choices = Portal['ranges'];
type Check = (portal: Portal) => Problem[];

/** A host may leave out choices and rename them, but has none that the config does not have. */
const choiceProblems = (path: string, own: Choices = {}, known: Choices) =>
  Object.entries(own).flatMap(([name, entries]) => {
    const choices = known[name];
    if (!choices) return oneOf(`${path}.${name}`, name, Object.keys(known));
    return entries.flatMap((entry, index) => {
      const [key, value] = 'months' in entry ? (['months', entry.months] as const) : (['custom', 'custom'] as const);
      const allowed = choices.map((one) => ('months' in one ? one.months : 'custom'));
      return oneOf(`${path}.${name}[${index}].${key}`, value, allowed);
    });
  });

/** Reports whatever would widen the config, or names something that the config does not have. */
function widened(path: string, own: Host, portal: Portal, description: Description): Problem[] {
  const { languages = [], menu = [], off = {}, periods, ranges } = own;
  const tags = portal.languages.map(({ tag }) => tag);
  const labels = portal.menu.map(({ label }) => label);
  const screens = Object.keys(portal.routes.signedIn);
  const flags = Object.entries(dataOf('portfolioEnable', description)).flatMap(([name, part]) =>
    formatsOf(part).includes('flag') ? [name] : [],
  );
  const entries = menu.map(({ entry }, index) => [`${path}.menu[${index}].entry`, entry] as const);
  const offRoutes = (off.routes ?? []).map((route, index) => [`${path}.off.routes[${index}]`, route] as const);
  const left = screens.filter((route) => !off.routes?.includes(route));
  return [
    ...languages.flatMap((tag, index) => oneOf(`${path}.languages[${index}]`, tag, tags)),
    ...entries.flatMap(([place, label]) => oneOf(place, label, labels)),
    ...duplicateProblems(entries),
    ...choiceProblems(`${path}.periods`, periods, portal.periods),
    ...choiceProblems(`${path}.ranges`, ranges, portal.ranges),
    ...offRoutes.flatMap(([place, route]) =>
      routesOf(portal).includes(route) && !screens.includes(route)
        ? [
            {
              path: place,
              message: `'${route}' is a screen for visitors, which no host can switch off; allowed: ${screens.join(', ')}`,
            },
          ]
        : oneOf(place, route, screens),
    ),
    ...duplicateProblems(offRoutes),
    ...(off.features ?? []).flatMap((name, index) => oneOf(`${path}.off.features[${index}]`, name, flags)),
    ...problemIf(
      left.length === 0,
      `${path}.off.routes`,
      `switches off every screen of this host; keep '${portal.paths.home}', or choose fewer of ${screens.join(', ')}`,
    ),
  ];
}

/** Puts a problem that exists only at this host at its cause: the host's own option, or its `off`. */
function placeOf(path: string, own: Host, problem: Problem): Problem {
  const [key = ''] = problem.path.split(/[.[]/);
  if (Object.hasOwn(own, key) && key !== 'api') return { ...problem, path: `${path}.${problem.path}` };
  const cause = own.off && key !== 'locale' ? `${path}.off` : path;
  return { ...problem, path: cause, message: `at this host, ${problem.path}: ${problem.message}` };
}

/** A fault that the config and a host share, where a host may have left out entries before it, or what is allowed. */
const faultOf = (path: string, message: string) => `${path} ${message.split(/[;,] /)[0]}`.replaceAll(/\[\d+\]/g, '');

/** A host without the options that have problems, which would cause others. */
function withoutWrong(own: Host, problems: readonly Problem[]): Host {
  const wrong = problems.map(({ path }) => path.split(/[.[]/)[2]);
  if (wrong.includes('languages')) wrong.push('locale');
  return { host: own.host, ...Object.fromEntries(Object.entries(own).filter(([key]) => !wrong.includes(key))) };
}

/**
 * Each host must be listed once and narrow the config, and the config that is left at the host must be sound. `check`
 * finds the problems of that config; `found` has those of the whole config.
 */
export function hostProblems(portal: Portal, description: Description, found: Problem[], check: Check): Problem[] {
  const { hosts = [] } = portal;
  const known = found.flatMap(({ path, also = [], message }) => [path, ...also].map((one) => faultOf(one, message)));
  return [
    ...duplicateProblems(hosts.map(({ host }, index) => [`hosts[${index}].host`, host])),
    ...hosts.flatMap((own, index) => {
      const path = `hosts[${index}]`;
      const wide = widened(path, own, portal, description);
      const left = withoutWrong(own, [...wide, ...found.filter((one) => one.path.startsWith(`${path}.`))]);
      const others = check(atHost(portal, left)).filter((one) => !known.includes(faultOf(one.path, one.message)));
      return [...wide, ...others.map((one) => placeOf(path, left, one))];
    }),
  ];
}
