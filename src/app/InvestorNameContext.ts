import { createContext, useContext } from 'react';

/** Provides the name of the selected investor. */
export const InvestorNameContext = createContext<string | undefined>(undefined);

/** The name of the selected investor; undefined for visitors. */
export function useInvestorName(): string | undefined {
  return useContext(InvestorNameContext);
}
