import { createContext, type ReactNode, useContext } from 'react';

/** Whose page it is, as far as it is known. */
export interface InvestorShown {
  id: number | undefined;
  name: string | undefined;
}

const InvestorContext = createContext<InvestorShown | undefined>(undefined);

/** Says to everything below it whose page it is. */
export function InvestorProvider({ investor, children }: { investor: InvestorShown; children: ReactNode }) {
  return <InvestorContext value={investor}>{children}</InvestorContext>;
}

/** The investor whose page it is. Throws outside an `InvestorProvider`. */
export function useInvestor(): InvestorShown {
  const investor = useContext(InvestorContext);
  if (!investor) throw new Error('useInvestor() must be used inside <InvestorProvider>.');
  return investor;
}
