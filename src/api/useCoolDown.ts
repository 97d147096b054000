import { useEffect, useState } from 'react';
import { ApiError } from './ApiError.ts';

const coolDownMs = 30_000;

/** Whether the server has just said that there were too many requests (429): for half a minute nobody asks again. */
export function useCoolDown(error: unknown): boolean {
  const [over, setOver] = useState<unknown>();
  const isTooMany = error instanceof ApiError && error.status === 429;
  useEffect(() => {
    if (!isTooMany) return;
    const timer = setTimeout(() => setOver(error), coolDownMs);
    return () => clearTimeout(timer);
  }, [error, isTooMany]);
  return isTooMany && over !== error;
}
