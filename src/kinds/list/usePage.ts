import { useParameters } from '../../screen/useParameters.ts';
import type { UrlChoice } from '../../screen/useUrlChoice.ts';

/** The page of a list, from 1, kept in the URL; anything but a page number counts as the first page. */
export function usePage(section: string): UrlChoice<number> {
  const [parameters, change] = useParameters();
  const key = `${section}-page`;
  const found = parameters.get(key);
  const isPage = found !== null && /^[1-9]\d{0,6}$/.test(found);
  return {
    value: isPage ? Number(found) : 1,
    unknown: isPage ? undefined : (found ?? undefined),
    choose: (page) => change({ [key]: page === 1 ? undefined : String(page) }),
  };
}
