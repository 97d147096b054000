import { useEffect, useRef } from 'react';
import { useSessionState } from '../session/SessionContext.tsx';
import { text } from '../text/text.ts';
import { toastStore } from '../widgets/toastStore.ts';

/** Says whose page this has become, when another tab chose it. */
export function useAdoptionNotice(investor: string | undefined): void {
  const { adoptions } = useSessionState();
  const told = useRef(adoptions);
  useEffect(() => {
    if (adoptions === told.current || investor === undefined) return;
    told.current = adoptions;
    toastStore.show({ tone: 'neutral', text: text.session.switchedTo(investor) });
  }, [adoptions, investor]);
}
