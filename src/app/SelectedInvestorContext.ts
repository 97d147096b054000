import { createContext, useContext } from 'react';
import type { Data } from '../client/types.ts';

/** As the list of investors has it. */
type Selected = Pick<Data<'investorList'>['investors'][number], 'name' | 'investor_number'>;

export const SelectedInvestorContext = createContext<Selected | undefined>(undefined);

/** The selected investor; undefined for visitors. */
export function useSelectedInvestor(): Selected | undefined {
  return useContext(SelectedInvestorContext);
}
