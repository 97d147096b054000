import { useEffect, useRef } from 'react';
import { useSessionState } from '../client/session/SessionContext.tsx';
import { announce, toastStore } from '../ui/toastStore.ts';
import { isolated } from '../values/isolated.ts';
import { text } from '../values/text/text.ts';

/** Announces the new investor after a switch; shows it as a toast if another tab has switched. */
export function useInvestorSwitchNotice(investor: string | undefined): void {
  const { investorSwitches, investorId } = useSessionState();
  const told = useRef<{ investorSwitches: number; investorId: number | undefined }>({
    investorSwitches,
    investorId: undefined,
  });
  useEffect(() => {
    if (investor === undefined) return;
    const name = isolated(investor);
    const before = told.current;
    told.current = { investorSwitches, investorId };
    if (investorSwitches !== before.investorSwitches) {
      toastStore.show({ tone: 'neutral', text: text.tabs.switchedTo(name) });
    } else if (before.investorId !== undefined && before.investorId !== investorId) {
      announce(text.layout.nowShowing(name));
    }
  }, [investorSwitches, investorId, investor]);
}
