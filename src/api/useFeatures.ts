import { usePortfolioEnable } from '../../generated/hooks/portfolio/portfolio.ts';
import { dataOf } from './queryFor.ts';
import type { Data } from './types.ts';

/** Which features are on, as far as it is known: nothing yet, or that asking for them failed. */
export interface Features {
  flags: Data<'portfolioEnable'> | undefined;
  hasFailed: boolean;
}

/** Which features are on for the investor; not asked for where nothing depends on it. */
export function useFeatures(isAsked = true): Features {
  const { data, isFetched } = usePortfolioEnable({}, { enabled: isAsked, select: dataOf });
  // Not `isError`: that is over while a section that names the same query tries it again, and without its flag the
  // section would go, come back and try again, without end.
  return { flags: data, hasFailed: isFetched && data === undefined };
}
