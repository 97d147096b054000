import { createContext, type ReactNode, useContext } from 'react';

/** Wrapped, as there is a provider also where there is no name yet. */
const InvestorContext = createContext<{ name: string | undefined } | undefined>(undefined);

/** Says to everything below it whose page it is. */
export function InvestorProvider({ name, children }: { name: string | undefined; children: ReactNode }) {
  return <InvestorContext value={{ name }}>{children}</InvestorContext>;
}

/** The name of the investor whose page it is, where it is known. Throws outside an `InvestorProvider`. */
export function useInvestor(): string | undefined {
  const investor = useContext(InvestorContext);
  if (!investor) throw new Error('useInvestor() must be used inside <InvestorProvider>.');
  return investor.name;
}
