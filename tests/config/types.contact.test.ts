import { describe, expect, it } from 'vitest';
import { about } from '../../src/config/sections/about.ts';
import { form } from '../../src/config/sections/form.ts';
import { people } from '../../src/config/sections/people.ts';

// The compiler is what tests here: each `@ts-expect-error` is an error where the line below it is none.

const empty = { title: 'Nobody', text: 'Nobody yet.' };
const team = { id: 'team', title: 'Team', query: 'teamList', rows: 'team', key: 'member_id', empty } as const;

function ofPeople() {
  people(team);
  people({ ...team, query: 'investorContactList', rows: 'investors', key: 'investor_id' });

  // @ts-expect-error a query that is not described
  people({ ...team, query: 'team' });
  // @ts-expect-error a list that the answer does not have
  people({ ...team, rows: 'members' });
  // @ts-expect-error a list of something else
  people({ ...team, query: 'investmentList', rows: 'investments', key: 'investment_id' });
  // @ts-expect-error a key that the rows do not have
  people({ ...team, key: 'id' });
}

const amount = {
  field: 'request.amount',
  label: 'Amount',
  currency: 'request.currency',
  fixed: [{ field: 'request.full_withdrawal', value: 0 }],
  least: 'minimum_investment_amount',
  most: ['available_amount', 'maximum_investment_amount'],
  where: { field: 'status', values: ['open'] },
} as const;
const opportunity = {
  field: 'context.opportunity_id',
  label: 'Opportunity',
  query: 'opportunityDetails',
  parameter: 'opportunity_id',
  object: 'opportunity',
  name: 'title',
  reference: 'reference',
} as const;
const investment = {
  field: 'context.investment_id',
  label: 'Investment',
  query: 'investmentList',
  rows: 'investments',
  key: 'investment_id',
  name: 'name',
} as const;

function ofSubjects() {
  about({ ...opportunity, amount });
  about(investment);

  // @ts-expect-error a query that is not described
  about({ ...opportunity, query: 'opportunity' });
  // @ts-expect-error an object that the answer does not have
  about({ ...opportunity, object: 'details' });
  // @ts-expect-error a parameter that the query does not take
  about({ ...opportunity, parameter: 'id' });
  // @ts-expect-error an amount for a name
  about({ ...opportunity, name: 'loan_amount' });
  // @ts-expect-error a bound that is no amount
  about({ ...opportunity, amount: { ...amount, least: 'term_months' } });
  // @ts-expect-error a list that the answer does not have
  about({ ...investment, rows: 'loans' });
  // @ts-expect-error a key that the rows do not have
  about({ ...investment, key: 'id' });
}

const topics = { field: 'topic', label: 'Topic', input: 'select', values: ['Other'], fromAddress: true } as const;
const way = { field: 'preferred_contact', label: 'By', input: 'radio', values: ['email', 'phone'] } as const;
const phone = { field: 'phone', label: 'Phone', input: 'tel', autocomplete: 'tel', required: false } as const;
const subject = { field: 'subject', label: 'Subject', input: 'text', autocomplete: 'off', required: false } as const;
const contact = {
  id: 'message',
  title: 'Write',
  command: 'contactSubmit',
  submit: 'Send',
  success: ['toast'],
  fields: [topics],
} as const;
const receipt = { title: 'Sent', reference: { field: 'reference_number', label: 'Number' }, again: 'Again' } as const;

function ofForms() {
  form({ ...contact, about: [about({ ...opportunity, amount }), about(investment)], receipt });
  form({ ...contact, fields: [way, { ...phone, neededFor: { field: 'preferred_contact', value: 'phone' } }] });
  form({ ...contact, supply: { 'context.page': { from: 'page' } } });

  // @ts-expect-error a free text from the address
  form({ ...contact, fields: [{ ...subject, fromAddress: true }] });
  // @ts-expect-error about a field that the body does not have
  form({ ...contact, about: [about({ ...investment, field: 'context.investment' })] });
  // @ts-expect-error an amount that the body does not have
  form({ ...contact, about: [about({ ...opportunity, amount: { ...amount, field: 'amount' } })] });
  // @ts-expect-error a number that the answer does not have
  form({ ...contact, receipt: { ...receipt, reference: { field: 'reference', label: 'Number' } } });
  // @ts-expect-error needed for a value that does not exist
  form({ ...contact, fields: [way, { ...phone, neededFor: { field: 'preferred_contact', value: 'fax' } }] });
  // @ts-expect-error needed for a free text
  form({ ...contact, fields: [subject, { ...phone, neededFor: { field: 'subject', value: 'phone' } }] });
  // @ts-expect-error nothing to say where the token is missing
  form({ ...contact, supply: { 'context.page': { from: 'reset-token' } } });
}

describe('the ways to the manager in the config', () => {
  it('refuse in the editor what the lines above say, and take the rest', () => {
    for (const lines of [ofPeople, ofSubjects, ofForms]) expect(lines).not.toThrow();
  });
});
