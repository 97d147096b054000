import { type DependencyList, type EffectCallback, useEffect } from 'react';

/**
 * An effect that begins anew when one of `causes` changes and at no other time; all else that it reads is as it was then.
 * With `useLayoutEffect` for `when` it runs before the effects of what is drawn.
 */
export function useOnChange(effect: EffectCallback, causes: DependencyList, when = useEffect): void {
  when(effect, causes);
}
