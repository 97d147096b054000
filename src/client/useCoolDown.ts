import { useEffect, useState } from 'react';
import { ApiError } from './ApiError.ts';

const coolDownSeconds = 30;

/** In seconds; a longer wait is left to the server, which refuses again. */
const longest = 3600;

/**
 * Whether the server has just asked to wait: retrying is disabled for as long as it says or, after 429 (too many
 * requests), for half a minute if it does not say.
 */
export function useCoolDown(error: unknown): boolean {
  const [over, setOver] = useState<unknown>();
  const refused = error instanceof ApiError ? error : undefined;
  const seconds = Math.min(refused?.retryAfter ?? (refused?.status === 429 ? coolDownSeconds : 0), longest);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setOver(error), seconds * 1000);
    return () => clearTimeout(timer);
  }, [error, seconds]);
  return seconds > 0 && over !== error;
}
