import type { Data } from '../../client/types.ts';

export type Investor = Data<'investorList'>['investors'][number];

/** The most investors who are checked. */
const mostInvestors = 10;

/** The investors who are checked, which are the selected one and the first others, and the rest. */
export function lookedAt(investors: readonly Investor[], selected: number | undefined) {
  const isSelected = ({ investor_id }: Investor) => investor_id === selected;
  const first = [...investors.filter(isSelected), ...investors.filter((one) => !isSelected(one))];
  const asked = new Set(first.slice(0, mostInvestors));
  return {
    asked: investors.filter((one) => asked.has(one)),
    beyond: investors.filter((one) => !asked.has(one)),
  };
}
