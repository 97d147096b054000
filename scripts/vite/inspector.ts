import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { operations } from '../../generated/operations.ts';
import type { Portal } from '../../src/config/portal.ts';
import { isObject } from '../../src/format/isObject.ts';
import { panelOperations } from '../../src/panels/operations.ts';
import { placedIn } from '../check/placeInConfig.ts';
import type { ConfigCheck } from './configCheck.ts';

/** What the config says of a section, and where. */
export interface SectionFacts {
  id: string;
  kind: string;
  title: string;
  /** Where the config writes it: `src/screens/overview.ts:31:5`. */
  place: string;
  /** The component of a panel, in which its fields are named. */
  code: string | undefined;
  operations: { id: string; path: string }[];
  /** Every word of its config that may name a field of an answer. */
  words: string[];
}

interface Found {
  path: string;
  section: { id: string; kind: string; title?: string };
}

/** A section somewhere below a part of the config. */
function sectionIn(part: unknown, id: string, path: string): Found | undefined {
  const entries = Array.isArray(part)
    ? part.map((item, index) => [`${path}[${index}]`, item])
    : isObject(part)
      ? Object.entries(part).map(([key, value]) => [`${path}.${key}`, value])
      : [];
  if (isObject(part) && part.id === id && typeof part.kind === 'string') return { path, section: part as never };
  for (const [place, inner] of entries) {
    const found = sectionIn(inner, id, String(place));
    if (found) return found;
  }
  return undefined;
}

/** The routes with a screen for an address, the one that matches word for word first. */
function routesFor(portal: Portal, pathname: string): [path: string, screen: unknown][] {
  const steps = pathname.replace(/(.)\/$/, '$1').split('/');
  const matches = (route: string) => {
    const own = route.split('/');
    return own.length === steps.length && own.every((step, index) => step.startsWith(':') || step === steps[index]);
  };
  return Object.entries(portal.routes)
    .flatMap(([part, screens]) =>
      Object.entries(screens).map(([route, screen]) => [`routes.${part}.${route}`, route, screen] as const),
    )
    .filter(([, route]) => matches(route))
    .sort(([, one], [, other]) => one.split(':').length - other.split(':').length)
    .map(([path, , screen]) => [path, screen]);
}

function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return /^[\w.]+$/.test(part) ? [part] : [];
  const inner = Array.isArray(part) ? part : isObject(part) ? [...Object.keys(part), ...Object.values(part)] : [];
  return inner.flatMap(wordsIn);
}

/** The file of a panel's component. */
function codeOf(root: string, kind: string): string | undefined {
  const folder = `src/panels/${kind}`;
  try {
    const file = readdirSync(join(root, folder)).find((name) => /Panel\.tsx$/.test(name));
    return file && `${folder}/${file}`;
  } catch {
    return undefined;
  }
}

/** What the config says of the section with this id on the screen at an address; undefined where it has none. */
export function factsOf(portal: Portal, root: string, pathname: string, id: string): SectionFacts | undefined {
  for (const [route, screen] of routesFor(portal, pathname)) {
    const found = sectionIn(screen, id, route);
    if (!found) continue;
    const { file, line, column } = placedIn(root)({ path: found.path, message: '' } as never);
    const words = [...new Set(wordsIn(found.section))];
    const asked = new Set<string>([...panelOperations(found.section), ...words.filter((word) => word in operations)]);
    return {
      id,
      kind: found.section.kind,
      title: found.section.title ?? '',
      place: `${file}:${line}:${column}`,
      code: codeOf(root, found.section.kind),
      operations: [...asked].map((name) => ({ id: name, path: operations[name as keyof typeof operations].path })),
      words,
    };
  }
  return undefined;
}

/** Tells the inspector of the development server (`src/inspect/`) what the config says of a section. */
export function inspector(root: string, check: ConfigCheck): Plugin {
  return {
    name: 'portal:inspector',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/__inspect', (request, response) => {
        const asked = new URL(request.url ?? '/', 'http://localhost').searchParams;
        check
          .sound()
          .then((portal) => factsOf(portal, root, asked.get('path') ?? '/', asked.get('section') ?? ''))
          .catch(() => undefined)
          .then((facts) => {
            response.setHeader('content-type', 'application/json');
            response.end(JSON.stringify(facts ?? null));
          });
      });
    },
  };
}
