import { useRemembered, useRememberedValue } from './RememberedContext.tsx';
import { useParameters } from './useParameters.ts';

/** A choice among values, kept in the URL; anything else that stands there counts as what is shown without it. */
export interface UrlChoice<Value> {
  value: Value;
  /** What stands in the URL and is none of the values. */
  unknown?: string | undefined;
  choose(value: Value): void;
}

/** One that may have been made on an earlier visit. */
export interface RememberedChoice<Value> extends UrlChoice<Value> {
  /** What is shown where the URL does not say. */
  fallback: Value;
}

interface ChoiceOptions {
  /** Parameters of the same section that a new choice takes away, such as the page. */
  resets?: readonly string[];
  /** It is about one investor's own things, and not kept for the next visit. */
  isOwn?: boolean;
}

/**
 * One parameter of the URL that begins with the section's id; where the URL does not say, what was chosen on an earlier
 * visit; else the default, which leaves no parameter (Reading R23).
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
    // A step back finds what was shown here, whatever is remembered by then.
    if (found === null) change({ [key]: String(value) }, { replace: true });
    if (!isOwn) remembered.set(key, next === initial ? undefined : String(next));
    change({
      ...Object.fromEntries(resets.map((reset) => [`${section}-${reset}`, undefined])),
      [key]: next === initial ? undefined : String(next),
    });
  }
  return { value, fallback, unknown: known === undefined ? (found ?? undefined) : undefined, choose };
}
