import { useEffect, useRef } from 'react';
import { useSessionState } from '../session/SessionContext.tsx';
import { text } from '../text/text.ts';
import { toastStore } from '../widgets/toastStore.ts';

/** Shows a toast with the new investor's name if another tab has switched investors. */
export function useInvestorSwitchNotice(investor: string | undefined): void {
  const { investorSwitches } = useSessionState();
  const told = useRef(investorSwitches);
  useEffect(() => {
    if (investorSwitches === told.current || investor === undefined) return;
    told.current = investorSwitches;
    toastStore.show({ tone: 'neutral', text: text.session.switchedTo(investor) });
  }, [investorSwitches, investor]);
}
