import type { Data } from '../../client/types.ts';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';

/** What is known of the person who looks after an investor. */
export interface Manager {
  id: number;
  name: string;
  /** The person in the team, with a telephone number. */
  member: Data<'teamList'>['team'][number] | undefined;
}

/** The relationship manager of the selected investor; undefined until it is known. */
export function useManager(): Manager | undefined {
  const { id } = useInvestor();
  const contacts = useAnswerOf('investorContactList', {});
  const team = useAnswerOf('teamList', {});
  const manager = contacts.data?.investors.find(({ investor_id }) => investor_id === id)?.relationship_manager;
  if (!manager) return undefined;
  const { member_id, name } = manager;
  return { id: member_id, name, member: team.data?.team.find((one) => one.member_id === member_id) };
}
