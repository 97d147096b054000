import { type DependencyList, type EffectCallback, useEffect } from 'react';

/**
 * Runs an effect again only when one of `causes` changes; it sees all other values as they are at that time. Pass
 * `useLayoutEffect` as `when` to run it before the children's effects.
 */
export function useOnChange(effect: EffectCallback, causes: DependencyList, when = useEffect): void {
  when(effect, causes);
}
