import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { operations } from '../../generated/operations.ts';
import type { Portal } from '../../src/config/portal.ts';
import type { SectionFacts } from '../../src/dev/inspect/inspected.ts';
import { asksOf } from '../../src/kinds/asksOf.ts';
import { isObject } from '../../src/values/isObject.ts';
import { placedIn } from '../check/placeInConfig.ts';

interface Section {
  id: string;
  kind: string;
  title?: string;
}

const isSection = (part: unknown): part is Section =>
  isObject(part) && typeof part.id === 'string' && typeof part.kind === 'string';

/** Finds a section by its id anywhere in a part of the config. */
function sectionIn(part: unknown, id: string, path: string): { section: Section; path: string } | undefined {
  if (isSection(part) && part.id === id) return { section: part, path };
  const isList = Array.isArray(part);
  for (const [key, inner] of isList || isObject(part) ? Object.entries(part) : []) {
    const found = sectionIn(inner, id, isList ? `${path}[${key}]` : `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return /^[\w.]+$/.test(part) ? [part] : [];
  const inner = Array.isArray(part) ? part : isObject(part) ? [...Object.keys(part), ...Object.values(part)] : [];
  return inner.flatMap(wordsIn);
}

const isOperation = (name: string): name is keyof typeof operations => Object.hasOwn(operations, name);

/** The file of a panel's component; undefined for a generic kind. */
function codeOf(root: string, kind: string): string | undefined {
  const folder = `src/kinds/${kind}`;
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const file = files.find((name) => name.endsWith('Panel.tsx'));
  return file && `${folder}/${file}`;
}

/** The facts about the section with this id on the screen at an address; undefined if there is none. */
export function factsOf(portal: Portal, root: string, pathname: string, id: string): SectionFacts | undefined {
  const routes = Object.entries(portal.routes).flatMap(([part, screens]) =>
    Object.entries(screens).map(([path, screen]) => ({ id: `routes.${part}.${path}`, path, screen })),
  );
  const [match] = matchRoutes(routes, pathname) ?? [];
  const found = match && sectionIn(match.route.screen, id, match.route.id);
  if (!found) return undefined;
  const { kind, title = '' } = found.section;
  const { file, line, column } = placedIn(root)({ path: found.path, message: '' });
  const words = [...new Set(wordsIn(found.section))];
  const asked = new Set([...asksOf(found.section, portal), ...words.filter(isOperation)]);
  return {
    id,
    kind,
    title,
    place: `${file}:${line}:${column}`,
    code: codeOf(root, kind),
    operations: [...asked].map((name) => ({ id: name, path: operations[name].path })),
    words,
  };
}
