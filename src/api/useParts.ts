import { useQuery } from '@tanstack/react-query';
import { queryFor } from './queryFor.ts';
import type { Data } from './types.ts';

/** Which parts are on for the investor; not asked for where nothing depends on it. */
export function useParts(isAsked = true): { flags: Data<'portfolioEnable'> | undefined; hasFailed: boolean } {
  const options = queryFor('portfolioEnable', {});
  const { data, isFetched } = useQuery({ ...options, enabled: isAsked });
  // Not `isError`: that is over while a section that names the same query tries it again, and without its flag the
  // section would go, come back and try again, without end.
  return { flags: data, hasFailed: isFetched && data === undefined };
}
