import { useSearchParams } from 'react-router-dom';
import type { Choice } from '../useChoice.ts';

/** The page of a table, from 1, in the URL; anything that is no page number counts as the first. */
export function usePage(section: string): Choice<number> {
  const [parameters, setParameters] = useSearchParams();
  const key = `${section}-page`;
  const found = parameters.get(key);
  const isPage = found !== null && /^[1-9]\d{0,6}$/.test(found);
  const choose = (page: number) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        if (page === 1) changed.delete(key);
        else changed.set(key, String(page));
        return changed;
      },
      { preventScrollReset: true },
    );
  return { value: isPage ? Number(found) : 1, unknown: isPage ? undefined : (found ?? undefined), choose };
}
