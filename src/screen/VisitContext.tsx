import { createContext, useContext } from 'react';

const VisitContext = createContext<string | undefined>(undefined);

/** Provides the time of the user's previous visit, as an ISO 8601 date-time. */
export const VisitProvider = VisitContext;

/** The time of the user's previous visit. Throws outside a `VisitProvider`. */
export function usePreviousVisit(): string {
  const visit = useContext(VisitContext);
  if (visit === undefined) throw new Error('usePreviousVisit() must be used inside <VisitProvider>.');
  return visit;
}
