import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/queryFor.ts';
import type { Parts } from '../portal/partState.ts';

/** Which parts are on for the investor; not asked for where nothing depends on it. */
export function useParts(isAsked: boolean): Parts {
  const options = queryFor('portfolioEnable', {});
  const { data, isError } = useQuery({ ...options, enabled: isAsked });
  return { flags: data, hasFailed: isError };
}
