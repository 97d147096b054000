interface Modules {
  syndicated_loans?: number | null;
  fund_v2?: number | null;
}

interface Listed {
  investor_id: number;
  name?: string | null;
  enabled_modules?: Modules | null;
}

/** The part of the `/investors` answer that the choice depends on. */
export interface InvestorChoices {
  investors: readonly Listed[];
  enabled_modules?: Modules | null;
}

const hasModules = (modules: Modules | null | undefined) => modules?.syndicated_loans === 1 || modules?.fund_v2 === 1;

/**
 * The investor to select after a sign-in (Readings R2, R3): the stored one if it is in the list and has neither module
 * on, its own flags winning over the list's. Otherwise the first; undefined for an empty list.
 */
export function chooseInvestor(
  { investors, enabled_modules }: InvestorChoices,
  stored: number | undefined,
): number | undefined {
  const remembered = investors.find((investor) => investor.investor_id === stored);
  if (remembered && !hasModules(remembered.enabled_modules ?? enabled_modules)) return remembered.investor_id;
  return investors[0]?.investor_id;
}
