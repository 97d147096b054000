import { describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { definePortal } from '../../src/config/definePortal.ts';
import { screen } from '../../src/config/screen.ts';
import { action } from '../../src/config/sections/action.ts';
import { details } from '../../src/config/sections/details.ts';
import { figures } from '../../src/config/sections/figures.ts';
import { files } from '../../src/config/sections/files.ts';
import { prose } from '../../src/config/sections/prose.ts';
import { tiles } from '../../src/config/sections/tiles.ts';

// The compiler is what tests here: each `@ts-expect-error` is an error where the line below it is none.

const empty = { title: 'Nothing', text: 'Nothing yet.' };
const funded = {
  label: 'Funded',
  percent: 'funded_percent',
  amount: 'committed_amount',
  whole: 'loan_amount',
} as const;
const rate = { field: 'investor_rate_percent', label: 'Rate', format: 'percent' } as const;
const interest = {
  object: 'my_interest',
  field: 'status',
  nothing: 'none',
  title: 'You are interested',
  facts: [{ field: 'amount', label: 'Amount', format: 'money' }],
} as const;
const tile = {
  title: 'title',
  picture: 'image_base_64_encoded',
  status: 'status',
  mark: { field: 'is_new', label: 'New' },
  lines: [[{ field: 'reference', format: 'text' }]],
  bar: funded,
  facts: [rate],
  said: interest,
} as const;
const newest = { label: 'Newest', by: 'listed_at', direction: 'desc' } as const;
const offers = {
  id: 'opportunities',
  title: 'Opportunities',
  query: 'opportunityList',
  rows: 'opportunities',
  key: 'opportunity_id',
  orders: [newest],
  tile,
  link: { to: '/opportunities/:id', field: 'opportunity_id' },
  empty,
} as const;

function ofTiles() {
  tiles({ ...offers, filters: [{ field: 'status', label: 'Status', values: ['open'] }] });

  // @ts-expect-error a query that answers a whole list
  tiles({ ...offers, query: 'investmentList', rows: 'investments', key: 'investment_id' });
  // @ts-expect-error an order that the server does not have
  tiles({ ...offers, orders: [{ ...newest, by: 'city' }] });
  // @ts-expect-error no order to begin with
  tiles({ ...offers, orders: [] });
  // @ts-expect-error a field to search in, where the server does not search
  tiles({ ...offers, search: true });
  // @ts-expect-error a value that the enumeration does not have
  tiles({ ...offers, filters: [{ field: 'status', label: 'Status', values: ['opened'] }] });
  // @ts-expect-error a title that is an amount
  tiles({ ...offers, tile: { ...tile, title: 'loan_amount' } });
  // @ts-expect-error money for a percentage
  tiles({ ...offers, tile: { ...tile, facts: [{ ...rate, format: 'money' }] } });
  // @ts-expect-error a bar by an amount
  tiles({ ...offers, tile: { ...tile, bar: { ...funded, percent: 'loan_amount' } } });
  // @ts-expect-error a mark by a text
  tiles({ ...offers, tile: { ...tile, mark: { field: 'status', label: 'New' } } });
  // @ts-expect-error what was said of an object that a row does not have
  tiles({ ...offers, tile: { ...tile, said: { ...interest, object: 'interest' } } });
  // @ts-expect-error a way by a text
  tiles({ ...offers, link: { to: '/opportunities/:id', field: 'title' } });
}

const otherwise = {
  coming_soon: { text: 'Soon.' },
  fully_funded: { text: 'Full.' },
  closed: { text: 'Closed.' },
  withdrawn: { text: 'Withdrawn.' },
} as const;
const ask = {
  id: 'interest',
  title: 'My interest',
  query: 'opportunityDetails',
  object: 'opportunity',
  text: 'Tell us.',
  label: 'I am interested',
  to: '/contact-us',
  fill: { 'message-topic': 'Deposit Request', 'message-context.opportunity_id': { field: 'opportunity_id' } },
  when: { field: 'status', is: 'open', otherwise },
  said: { ...interest, object: 'opportunity.my_interest' },
} as const;
const { withdrawn: _withdrawn, ...withoutWithdrawn } = otherwise;

function ofActions() {
  action(ask);

  // @ts-expect-error an object that the answer does not have
  action({ ...ask, object: 'offer' });
  // @ts-expect-error a parameter by a field that the object does not have
  action({ ...ask, fill: { 'message-context.opportunity_id': { field: 'id' } } });
  // @ts-expect-error a state by a text of any kind
  action({ ...ask, when: { field: 'title', is: 'open', otherwise: {} } });
  // @ts-expect-error a state that the enumeration does not have
  action({ ...ask, when: { ...ask.when, is: 'opened' } });
  // @ts-expect-error a state without words
  action({ ...ask, when: { ...ask.when, otherwise: withoutWithdrawn } });
  // @ts-expect-error what was said of another object
  action({ ...ask, said: { ...ask.said, object: 'opportunity.appraisal' } });
  // @ts-expect-error a value for nothing that the enumeration does not have
  action({ ...ask, said: { ...ask.said, nothing: 'never' } });
}

const about = { id: 'about', title: 'About', query: 'opportunityDetails', object: 'opportunity' } as const;
const contact = { field: 'email', label: 'Email', format: 'text', link: 'mail' } as const;
const person = {
  id: 'contact',
  title: 'Contact',
  query: 'opportunityDetails',
  groups: [{ object: 'opportunity.contact', fields: [contact] }],
} as const;
const papers = {
  id: 'papers',
  title: 'Documents',
  query: 'opportunityDetails',
  rows: 'opportunity.documents',
  empty,
} as const;

function ofDetails() {
  prose({ ...about, texts: [{ field: 'description' }, { title: 'Highlights', field: 'highlights' }], small: true });
  figures({ ...about, figures: [{ ...rate, none: 'Not set' }], bar: funded });
  details(person);
  files(papers);

  // @ts-expect-error prose that is an amount
  prose({ ...about, texts: [{ field: 'loan_amount' }] });
  // @ts-expect-error prose that is one of a few words
  prose({ ...about, texts: [{ field: 'status' }] });
  // @ts-expect-error prose that is a list of objects
  prose({ ...about, texts: [{ field: 'use_of_funds' }] });
  // @ts-expect-error a bar of another object
  figures({ ...about, figures: [rate], bar: { ...funded, whole: 'value_amount' } });
  // @ts-expect-error an email to a number
  details({ ...person, groups: [{ object: 'opportunity', fields: [{ ...rate, link: 'mail' }] }] });
  // @ts-expect-error removing files that have no number of their own
  files({ ...papers, removal: 'loanDocumentDelete' });
}

function ofScreens() {
  const sections = [tiles(offers)];
  const lost = [tiles({ ...offers, link: { to: '/offers/:id', field: 'opportunity_id' } })];
  const asked = [action({ ...ask, to: '/contact' })];
  const routes = { '/overview': screen({ title: 'Overview', part: 'opportunities', sections }) };
  const one = { '/opportunities/:id': screen({ title: 'Opportunity', sections }) };
  const paths = { signIn: '/login', home: '/overview', newPassword: '/login' } as const;
  const visitors = { '/login': screen({ title: 'Sign in', sections }) };
  const rest = { ...portal, paths, pageSizes: [10], pageSize: 10, periods: {}, ranges: {}, menu: [] } as const;
  definePortal({ ...rest, routes: { public: visitors, signedIn: { ...routes, ...one } } });

  const leadingNowhere = { '/offers': screen({ title: 'Offers', sections: lost }) };
  // @ts-expect-error tiles that lead nowhere
  definePortal({ ...rest, routes: { public: visitors, signedIn: { ...routes, ...one, ...leadingNowhere } } });
  const askingNobody = { '/offers': screen({ title: 'Offers', sections: asked }) };
  // @ts-expect-error an action that leads nowhere
  definePortal({ ...rest, routes: { public: visitors, signedIn: { ...routes, ...one, ...askingNobody } } });
  // @ts-expect-error a part that is never off
  screen({ title: 'Opportunities', part: 'offers', sections });
}

describe('tiles, actions, prose and parts of the config', () => {
  it('refuse in the editor what the lines above say, and take the rest', () => {
    for (const lines of [ofTiles, ofActions, ofDetails, ofScreens]) expect(lines).not.toThrow();
  });
});
