import { type DependencyList, type EffectCallback, useEffect } from 'react';

/**
 * Runs an effect again when one of `causes` changes, and at no other time; whatever else it reads is what it was then.
 * Pass `useLayoutEffect` as `when` to run it before the effects of what is drawn.
 */
export function useOnChange(effect: EffectCallback, causes: DependencyList, when = useEffect): void {
  when(effect, causes);
}
