import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ParameterChanges, type Parameters, ParametersProvider } from './useParameters.ts';

interface SectionParametersProps {
  id: string;
  children: ReactNode;
}

/** Hands a section its URL parameters. Rerenders it only if those change, so a choice redraws one section only. */
export function SectionParameters({ id, children }: SectionParametersProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const own = String(
    new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => name.startsWith(`${id}-`))),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the URL brings another `navigate`; an earlier one leads to the same path.
  const parameters = useMemo((): Parameters => {
    const change = (changes: ParameterChanges, { replace = false } = {}) => {
      // Read from the window: the last render may miss a change that the router has not rendered yet.
      const changed = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) changed.delete(name);
        else changed.set(name, value);
      }
      void navigate(`?${changed}`, { preventScrollReset: true, replace });
    };
    return [new URLSearchParams(own), change];
  }, [own, pathname]);
  return <ParametersProvider value={parameters}>{children}</ParametersProvider>;
}
