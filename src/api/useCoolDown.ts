import { useEffect, useState } from 'react';
import { ApiError } from './ApiError.ts';

const coolDownMs = 30_000;

/**
 * Whether the server has just refused a request with 429 (too many requests): retrying is disabled for half a minute.
 */
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
