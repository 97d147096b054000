import { type ReactNode, useMemo } from 'react';
import { strictContext } from '../ui/strictContext.ts';

/** The selected investor; undefined is what is not known. */
export interface InvestorShown {
  id: number | undefined;
  name: string | undefined;
  /** The manager's number for the investor, such as INV-0501. */
  number: string | undefined;
}

/** What the names of an investor's files begin with, so that those of two investors never collide. */
export const ownerOf = ({ id, name, number }: InvestorShown): string => number || [name, id].join(' ');

const [Shown, useInvestor] = strictContext<InvestorShown>('Investor');

export function InvestorProvider({ investor, children }: { investor: InvestorShown; children: ReactNode }) {
  const { id, name, number } = investor;
  // Another object with each change of the URL would redraw every section that knows the investor.
  const shown = useMemo(() => ({ id, name, number }), [id, name, number]);
  return <Shown value={shown}>{children}</Shown>;
}

export { useInvestor };
