import type { Answers, Body, Call } from '../call.ts';
import { opportunitiesOn } from '../data/opportunities.ts';
import { page } from '../pages.ts';
import { portfolioOf } from '../portfolios.ts';
import { problem } from '../problem.ts';
import type { Schema } from '../schema.ts';

type Caller = Pick<Call<'opportunityList'>, 'investor' | 'state' | 'today'>;

/** Opportunities are for investors with holdings, unless the manager has closed them to an investor. */
function opportunitiesFor({ investor, state, today }: Caller): Schema<'OpportunityDetails'>[] {
  const isNew = portfolioOf(investor.investor_id, today).holdings.length === 0;
  if (isNew || investor.closed?.includes('opportunities')) return [];
  return opportunitiesOn(today).map((opportunity) => ({
    ...opportunity,
    my_interest: state.interests.get(`${investor.investor_id}/${opportunity.opportunity_id}`) ?? null,
  }));
}

function fits(row: Schema<'Opportunity'>, body: Body<'opportunityList'>): boolean {
  const { opportunity_type, status, lien_position, province, max_ltv_percent, min_rate_percent } = body;
  const same = (wanted: string | undefined, value: string | undefined) => wanted === undefined || wanted === value;
  return (
    same(opportunity_type, row.opportunity_type) &&
    same(status, row.status) &&
    same(lien_position, row.lien_position) &&
    same(province, row.province) &&
    // A fund has no loan to value, and is not what this filter looks for.
    (max_ltv_percent === undefined || (row.ltv_percent !== undefined && row.ltv_percent <= max_ltv_percent)) &&
    (min_rate_percent === undefined || row.investor_rate_percent >= min_rate_percent)
  );
}

/** Removes the fields that only the details have. */
function toRow(details: Schema<'OpportunityDetails'>): Schema<'Opportunity'> {
  const { description, highlights, use_of_funds, exit_strategy, borrower_summary, prior_encumbrances, ...rest } =
    details;
  const { appraisal, payment_type, regular_payment_amount, lender_fee_percent, servicing_fee_percent, ...more } = rest;
  const { risk_notes, images, documents, contact, latitude, longitude, disclaimers, ...row } = more;
  return row;
}

export const opportunities: Answers<'opportunityList' | 'opportunityDetails'> = {
  opportunityList(call) {
    const { sort_by = 'listed_at', sort_dir = 'desc' } = call.body;
    const rows = opportunitiesFor(call)
      .map(toRow)
      .filter((row) => fits(row, call.body));
    const { rows: opportunities, ...numbers } = page(rows, { ...call.body, sort_by, sort_dir }, ['title']);
    return { data: { ...numbers, opportunities } };
  },

  opportunityDetails(call) {
    const opportunity = opportunitiesFor(call).find(
      ({ opportunity_id }) => opportunity_id === call.body.opportunity_id,
    );
    if (!opportunity) throw problem(404, 'This opportunity could not be found.');
    return { data: { opportunity } };
  },
};
