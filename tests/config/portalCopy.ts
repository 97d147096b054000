import { operations } from '../../generated/operations.ts';
import { shapes } from '../../generated/shapes.ts';
import portal from '../../portal.config.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import type { Problem } from '../../src/config/rules/problem.ts';

/** What leads to a place in the config. A text where a list is stands for the entry with that id, title, label or field. */
export type Way = readonly (string | number)[];

const namesOf = (entry: object) => ['id', 'title', 'label', 'field'].map((name) => Reflect.get(entry, name));

function step(parent: unknown, name: string | number): string | number {
  if (!Array.isArray(parent) || typeof name === 'number') return name;
  const index = parent.findIndex((entry: object) => namesOf(entry).includes(name));
  if (index < 0) throw new Error(`portal.config.ts has no '${name}' there.`);
  return index;
}

/**
 * A copy of the shipped config with other values in some places, and those places as problems name them. It offers its own
 * language only: what a test writes into it is in no other.
 */
export function changed(changes: readonly (readonly [way: Way, value: unknown])[]) {
  const copy = structuredClone({ ...portal, languages: portal.languages.filter(({ tag }) => tag === portal.locale) });
  const places = changes.map(([way, value]) => {
    let parent: unknown = copy;
    let place = '';
    for (const [depth, name] of way.entries()) {
      const key = step(parent, name);
      place += typeof key === 'number' ? `[${key}]` : `.${key}`;
      if (typeof parent !== 'object' || parent === null) throw new Error(`portal.config.ts has no ${place}.`);
      if (depth < way.length - 1) parent = Reflect.get(parent, key);
      else if (value === undefined) Reflect.deleteProperty(parent, key);
      else Reflect.set(parent, key, value);
    }
    return place.slice(1);
  });
  return { copy, places };
}

/** The problems of a config, as `npm run check` finds them. */
export const problemsOf = (config: unknown): Problem[] => checkPortal(config, { operations, shapes });
