import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The selected investor, as far as it is known. */
export interface InvestorShown {
  id: number | undefined;
  name: string | undefined;
  /** The manager's number for the investor, such as INV-0501. */
  number: string | undefined;
}

/** What the names of an investor's files begin with, so that those of two investors never collide. */
export const ownerOf = ({ id, name, number }: InvestorShown): string => number || [name, id].join(' ');

const InvestorContext = createContext<InvestorShown | undefined>(undefined);

/** Provides the selected investor to everything below it. */
export function InvestorProvider({ investor, children }: { investor: InvestorShown; children: ReactNode }) {
  const { id, name, number } = investor;
  // Another object with each change of the URL would redraw every section that knows the investor.
  const shown = useMemo(() => ({ id, name, number }), [id, name, number]);
  return <InvestorContext value={shown}>{children}</InvestorContext>;
}

/** The selected investor. Throws outside an `InvestorProvider`. */
export function useInvestor(): InvestorShown {
  const investor = useContext(InvestorContext);
  if (!investor) throw new Error('useInvestor() must be used inside <InvestorProvider>.');
  return investor;
}
