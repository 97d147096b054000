import { useEffect } from 'react';
import type { Investor } from './lookedAt.ts';
import { useInvestorAlerts } from './useInvestorAlerts.ts';

export interface InvestorsInNeedProps {
  investors: readonly Investor[];
  /** False while the screen is still loading: then it counts only what is already known. */
  isAsked: boolean;
  onCount: (count: number) => void;
}

/** Draws nothing; reports how many of these investors have a failed payment or a loan that is behind. */
export function InvestorsInNeed({ investors, isAsked, onCount }: InvestorsInNeedProps): null {
  const count = useInvestorAlerts(investors, isAsked).filter(({ arrears }) => arrears.length > 0).length;
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  return null;
}
