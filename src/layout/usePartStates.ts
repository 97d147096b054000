import { useParts } from '../api/useParts.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { partState } from '../portal/partState.ts';

/** Whether a screen, or a section of it, is drawn: its part is not off for the investor (Reading R17). */
export type StateOf = (path: string, section?: string) => ReturnType<typeof partState>;

/** What tells it of every screen of the portal. */
export function usePartStates(): StateOf {
  const { routes } = usePortal();
  const parts = useParts();
  return (path, id) => {
    const screen = routes.signedIn[path];
    const part = id === undefined ? screen?.part : screen?.sections.find((section) => section.id === id)?.part;
    return partState(part, parts);
  };
}
