import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/queryFor.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { partState } from '../portal/partState.ts';

/** Whether a screen, or a section of it, is drawn: its part is not off for the investor (Reading R17). */
export function usePartStates(): (path: string, section?: string) => ReturnType<typeof partState> {
  const { routes } = usePortal();
  const { data, isError } = useQuery(queryFor('portfolioEnable', {}));
  return (path, id) => {
    const screen = routes.signedIn[path];
    const part = id === undefined ? screen?.part : screen?.sections.find((section) => section.id === id)?.part;
    return partState(part, { flags: data, hasFailed: isError });
  };
}
