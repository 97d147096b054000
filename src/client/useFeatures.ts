import { usePortfolioEnable } from '../../generated/hooks/portfolio/portfolio.ts';
import { dataOf } from './queryFor.ts';
import type { Data } from './types.ts';

/** The features that are on; `flags` is undefined while loading and after a failed request. */
export interface Features {
  flags: Data<'portfolioEnable'> | undefined;
  hasFailed: boolean;
}

/** The features that are on for the investor; not requested if nothing depends on them (`isAsked` is false). */
export function useFeatures(isAsked = true, retryOnMount = true): Features {
  const { data, isFetched } = usePortfolioEnable({}, { query: { enabled: isAsked, retryOnMount, select: dataOf } });
  // Not `isError`: it turns false when a section with the same query retries. That section would lose its flag,
  // unmount, mount again and retry, in an endless loop.
  return { flags: data, hasFailed: isFetched && data === undefined };
}

/** The features that parts of a section depend on. Does not ask again after a failure, since its screen has just asked. */
export const useFeaturesOf = (parts: readonly { feature?: string | undefined }[]): Features =>
  useFeatures(
    parts.some(({ feature }) => feature !== undefined),
    false,
  );
