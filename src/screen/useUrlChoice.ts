import { useRemembered, useRememberedValue } from './RememberedContext.tsx';
import { useParameters } from './useParameters.ts';

/** A choice among values, kept in the URL; an invalid value counts as the default. */
export interface UrlChoice<Value> {
  value: Value;
  /** The invalid value in the URL, if there is one. */
  unknown?: string | undefined;
  choose(value: Value): void;
}

/** A choice that may have been made on an earlier visit. */
export interface RememberedChoice<Value> extends UrlChoice<Value> {
  /** The value used if the URL has none. */
  fallback: Value;
}

interface ChoiceOptions {
  /** Parameters of the same section that a new choice removes, such as the page. */
  resets?: readonly string[];
  /** The choice depends on the investor's own data and is not kept for the next visit. */
  isOwn?: boolean;
}

/**
 * The value of a URL parameter that begins with the section's id. Without one, the choice from an earlier visit;
 * without that, the default, which is not written into the URL (Reading R23).
 */
export function useUrlChoice<Value extends string | number>(
  section: string,
  name: string,
  values: readonly Value[],
  initial: Value,
  { resets = [], isOwn = false }: ChoiceOptions = {},
): RememberedChoice<Value> {
  const [parameters, change] = useParameters();
  const key = `${section}-${name}`;
  const remembered = useRemembered();
  const earlier = useRememberedValue(key);
  const found = parameters.get(key);
  const among = (written: string | null | undefined) => values.find((candidate) => String(candidate) === written);
  const known = among(found);
  const fallback = (isOwn ? undefined : among(earlier)) ?? initial;
  const value = known ?? fallback;
  function choose(next: Value) {
    // Keeps what was shown in this history entry, so that going back finds it even if another value is remembered by
    // then.
    if (found === null) change({ [key]: String(value) }, { replace: true });
    if (!isOwn) remembered.set(key, next === initial ? undefined : String(next));
    change({
      ...Object.fromEntries(resets.map((reset) => [`${section}-${reset}`, undefined])),
      [key]: next === initial ? undefined : String(next),
    });
  }
  return { value, fallback, unknown: known === undefined ? (found ?? undefined) : undefined, choose };
}
