import { useParameters } from './useParameters.ts';

/** A choice among values, kept in the URL; anything else that stands there counts as the default. */
export interface Choice<Value> {
  value: Value;
  /** What stands in the URL and is none of the values. */
  unknown?: string | undefined;
  choose(value: Value): void;
}

/**
 * One parameter of the URL that begins with the section's id (Reading R23). The default leaves no parameter; `resets`
 * names parameters of the same section that a new choice takes away, such as the page.
 */
export function useChoice<Value extends string | number>(
  section: string,
  name: string,
  values: readonly Value[],
  initial: Value,
  resets: readonly string[] = [],
): Choice<Value> {
  const [parameters, change] = useParameters();
  const key = `${section}-${name}`;
  const found = parameters.get(key);
  const known = values.find((candidate) => String(candidate) === found);
  const choose = (next: Value) =>
    change({
      ...Object.fromEntries(resets.map((reset) => [`${section}-${reset}`, undefined])),
      [key]: next === initial ? undefined : String(next),
    });
  return { value: known ?? initial, unknown: known === undefined ? (found ?? undefined) : undefined, choose };
}
