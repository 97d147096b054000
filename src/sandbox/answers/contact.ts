import type { Answers, Call } from '../call.ts';
import { opportunitiesOn } from '../data/opportunities.ts';
import { team } from '../data/team.ts';
import { invalid } from '../problem.ts';

/** A message that names an opportunity and an amount expresses interest in it; the amount has to fit. */
function noteInterest({ body, investor, state, today }: Call<'contactSubmit'>) {
  const { context, request } = body;
  if (context?.opportunity_id === undefined || request?.amount === undefined) return;
  const opportunity = opportunitiesOn(today).find(({ opportunity_id }) => opportunity_id === context.opportunity_id);
  if (opportunity?.status !== 'open') throw invalid({ 'context.opportunity_id': 'Is not open for investment.' });
  const { minimum_investment_amount: least, available_amount, maximum_investment_amount, currency } = opportunity;
  const most = Math.min(available_amount, maximum_investment_amount ?? available_amount);
  if (request.amount < least || request.amount > most) {
    throw invalid({ 'request.amount': `Must be between ${least} and ${most} ${currency}.` });
  }
  state.interests.set(`${investor.investor_id}/${opportunity.opportunity_id}`, {
    status: 'submitted',
    currency,
    amount: request.amount,
    submitted_at: state.moment(),
  });
}

export const contact: Answers<'teamList' | 'contactSubmit'> = {
  teamList: () => ({ data: { team } }),

  contactSubmit(call) {
    const { body, state, today } = call;
    if (body.preferred_contact === 'phone' && !body.phone)
      throw invalid({ phone: 'Is required for an answer by phone.' });
    if (body.member_id !== undefined && !team.some(({ member_id }) => member_id === body.member_id)) {
      throw invalid({ member_id: 'Is not a member of the team.' });
    }
    noteInterest(call);
    state.messages_count += 1;
    const reference_number = `CNT-${today.slice(0, 4)}-${String(state.messages_count).padStart(4, '0')}`;
    return { message: 'Thank you. We will answer within one business day.', data: { reference_number } };
  },
};
