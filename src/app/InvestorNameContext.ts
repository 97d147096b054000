import { createContext, useContext } from 'react';

/** Gives the screens below it the name of the investor that is looked at. */
export const InvestorNameContext = createContext<string | undefined>(undefined);

/** The name of the investor that is looked at; undefined for visitors. */
export function useInvestorName(): string | undefined {
  return useContext(InvestorNameContext);
}
