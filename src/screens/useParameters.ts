import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values by name; what is undefined is taken out of the URL. */
export type ParameterChanges = Readonly<Record<string, string | undefined>>;

/** The parameters of the URL, and a way to change some of them; `replace` leaves no step in the history. */
export function useParameters(): [
  parameters: URLSearchParams,
  change: (changes: ParameterChanges, options?: { replace?: boolean }) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (changes: ParameterChanges, { replace = false } = {}) => {
      // Not the parameters that were drawn last: a change made a moment ago may be on its way there.
      const changed = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) changed.delete(name);
        else changed.set(name, value);
      }
      setParameters(changed, { preventScrollReset: true, replace });
    },
    [setParameters],
  );
  return [parameters, change];
}
