import { useEffect, useState } from 'react';
import { afterCards } from './afterCards.ts';

/** Whether the cards at the top of the screen are drawn, so that the rest may be requested. */
export function useAfterCards(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    let isGone = false;
    void afterCards().then(() => !isGone && setAfter(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isAfter;
}
