import { describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { definePortal } from '../../src/config/definePortal.ts';
import type { Portal } from '../../src/config/portal.ts';
import { screen, subject } from '../../src/config/screen.ts';
import { card, cards } from '../../src/config/sections/cards.ts';
import { form } from '../../src/config/sections/form.ts';
import { notice } from '../../src/config/sections/notice.ts';
import { table } from '../../src/config/sections/table.ts';

// The compiler is what tests here: each `@ts-expect-error` is an error where the line below it is none. Every mistake
// stands alone on its line, so that nothing else can be what is refused.

const empty = { title: 'Nothing', text: 'Nothing yet.' };
const activities = {
  id: 'activity',
  title: 'Activity',
  query: 'portfolioActivities',
  rows: 'activities',
  key: 'activity_id',
  empty,
} as const;
const net = { field: 'net_amount', label: 'Net amount', format: 'money' } as const;

function tables() {
  table({
    ...activities,
    period: 'performance',
    pageSize: 10,
    sort: { by: 'activity_date', direction: 'desc' },
    columns: [net],
  });
  table({
    ...activities,
    columns: [{ field: 'activity_type', label: 'Type', format: 'label', sortable: true, primary: true }],
  });

  // @ts-expect-error a field that a row does not have
  table({ ...activities, columns: [{ field: 'net_amout', label: 'Net amount', format: 'money' }] });
  // @ts-expect-error a format that does not fit a text
  table({ ...activities, columns: [{ field: 'description', label: 'Description', format: 'money' }] });
  // @ts-expect-error a format that does not fit an amount
  table({ ...activities, columns: [{ field: 'net_amount', label: 'Net amount', format: 'percent' }] });
  // @ts-expect-error a format that does not fit a date
  table({ ...activities, columns: [{ field: 'activity_date', label: 'Date', format: 'text' }] });
  // @ts-expect-error a format that is none
  table({ ...activities, columns: [{ field: 'net_amount', label: 'Net amount', format: 'mony' }] });
  // @ts-expect-error a column without a label
  table({ ...activities, columns: [{ field: 'net_amount', format: 'money' }] });
  // @ts-expect-error a field that is an object
  table({ ...activities, columns: [{ field: 'document', label: 'Document', format: 'text' }] });
  // @ts-expect-error an operation that does not exist
  table({ ...activities, query: 'portfolioActivites', columns: [net] });
  // @ts-expect-error an operation that does something
  table({ ...activities, query: 'accountAdd', columns: [net] });
  // @ts-expect-error a list that the answer does not have
  table({ ...activities, rows: 'activites', columns: [net] });
  // @ts-expect-error a list of another answer
  table({ ...activities, rows: 'files', columns: [net] });
  // @ts-expect-error a key that a row does not have
  table({ ...activities, key: 'id', columns: [net] });
  // @ts-expect-error sorting by what the server cannot sort by
  table({ ...activities, sort: { by: 'reference_number', direction: 'desc' }, columns: [net] });
  // @ts-expect-error a direction that is none
  table({ ...activities, sort: { by: 'activity_date', direction: 'down' }, columns: [net] });
  // @ts-expect-error a key of the config that does not exist
  table({ ...activities, colums: [net], columns: [net] });
  // @ts-expect-error a function: the config is data
  table({ ...activities, columns: [{ ...net, format: (value: number) => `${value}` }] });
}

const invested = {
  title: 'Invested',
  query: 'portfolioCardCurrentlyInvested',
  about: 'What is invested.',
  value: { field: 'currently_invested_amount', format: 'money' },
  asOf: 'as_of_date',
  change: { field: 'change_percent', format: 'percent', previous: 'previous_amount' },
} as const;
const parts = { rows: 'breakdown', label: 'label', value: 'amount', format: 'money', share: 'percent' } as const;
const course = { rows: 'series', at: 'date', value: 'amount', format: 'money' } as const;

function figures() {
  const one = card({ ...invested, breakdown: parts, sparkline: course });
  cards({ id: 'overview', title: 'Overview', period: 'performance', cards: [one] });

  // @ts-expect-error a query without a comparison
  card({ ...invested, query: 'portfolioEnable' });
  // @ts-expect-error a figure that the answer does not have
  card({ ...invested, value: { field: 'amount', format: 'money' } });
  // @ts-expect-error a format that does not fit
  card({ ...invested, value: { field: 'currently_invested_amount', format: 'percent' } });
  // @ts-expect-error a date that is none
  card({ ...invested, asOf: 'currency' });
  // @ts-expect-error a former figure that the answer does not have
  card({ ...invested, change: { ...invested.change, previous: 'previous_percent' } });
  // @ts-expect-error a list that the answer does not have
  card({ ...invested, breakdown: { ...parts, rows: 'parts' } });
  // @ts-expect-error a value that a part does not have
  card({ ...invested, breakdown: { ...parts, value: 'total' } });
  // @ts-expect-error a share that is no percentage
  card({ ...invested, breakdown: { ...parts, share: 'amount' } });
  // @ts-expect-error a course over what is no time
  card({ ...invested, sparkline: { ...course, at: 'amount' } });
  // @ts-expect-error cards without a period
  cards({ id: 'overview', title: 'Overview', cards: [one] });
}

const signIn = {
  id: 'sign-in',
  title: 'Sign in',
  command: 'authLogin',
  fields: [{ field: 'email', label: 'Email', input: 'email', autocomplete: 'username' }],
  submit: 'Sign in',
  success: ['sign-in'],
} as const;
const field = { label: 'Email', input: 'email', autocomplete: 'username' } as const;

function forms() {
  form({ ...signIn, success: ['sign-in', 'toast', { goTo: '/overview' }], links: [{ label: 'Back', to: '/login' }] });

  // @ts-expect-error a command that does not exist
  form({ ...signIn, command: 'authLogn' });
  // @ts-expect-error an operation that reads
  form({ ...signIn, command: 'teamList' });
  // @ts-expect-error a field that the body does not have
  form({ ...signIn, fields: [{ ...field, field: 'emial' }] });
  // @ts-expect-error the token is filled in by the transport
  form({ ...signIn, command: 'accountRemove', fields: [{ ...field, field: 'session_token' }] });
  // @ts-expect-error an input that is none
  form({ ...signIn, fields: [{ ...field, field: 'email', input: 'mail' }] });
  // @ts-expect-error an effect that is none
  form({ ...signIn, success: ['sing-in'] });
  // @ts-expect-error a session that begins and is not kept
  form({ ...signIn, success: ['toast', 'refresh'] });
  // @ts-expect-error a callback: what happens is a name from a closed list
  form({ ...signIn, success: [() => undefined] });
}

function subjects() {
  subject({ query: 'loanDetails', params: { loan_id: 'id' }, name: 'loan_details.name' });

  // @ts-expect-error a name that the answer does not have
  subject({ query: 'loanDetails', params: { loan_id: 'id' }, name: 'loan_details.nam' });
  // @ts-expect-error an object that the answer does not have
  subject({ query: 'loanDetails', params: { loan_id: 'id' }, name: 'loan_detail.name' });
  // @ts-expect-error a number for a name
  subject({ query: 'loanDetails', params: { loan_id: 'id' }, name: 'loan_details.loan_id' });
  // @ts-expect-error a field that the body does not have
  subject({ query: 'loanDetails', params: { loan_id: 'id', loan: 'id' }, name: 'loan_details.name' });
  // @ts-expect-error nothing for a field that the body requires
  subject({ query: 'loanDetails', params: {}, name: 'loan_details.name' });
}

const rest: Omit<Portal, 'pageSizes' | 'pageSize' | 'periods' | 'paths' | 'routes' | 'menu'> = portal;
const periods = { performance: [{ label: 'All Time', months: 120 }] } as const;
const paths = { signIn: '/login', home: '/overview', newPassword: '/login' } as const;
const login = screen({ title: 'Sign in', sections: [form(signIn)] });
const overview = screen({
  title: 'Overview',
  sections: [table({ ...activities, columns: [net] }), notice({ id: 'notes', title: 'Notes', text: 'None.' })],
});
const routes = {
  public: { '/login': login },
  signedIn: { '/overview': overview, '/overview/:id': overview, '/documents': overview },
} as const;
const entry = { label: 'Overview', icon: 'portfolio', to: '/overview' } as const;
const sizes = { pageSizes: [5, 10], pageSize: 10 } as const;
const spec = { ...rest, ...sizes, periods, paths, routes } as const;

/** The routes with another screen in place of the sign-in. */
const withScreen = <One extends Portal['routes']['public'][string]>(one: One) => ({
  ...routes,
  public: { '/login': one },
});
const yearly = withScreen(
  screen({ title: 'x', sections: [table({ ...activities, period: 'yearly', columns: [net] })] }),
);
const twelve = withScreen(screen({ title: 'x', sections: [table({ ...activities, pageSize: 12, columns: [net] })] }));
const lost = withScreen(
  screen({ title: 'x', sections: [form({ ...signIn, links: [{ label: 'Lost', to: '/lost' }] })] }),
);
const astray = withScreen(
  screen({ title: 'x', sections: [form({ ...signIn, success: ['sign-in', { goTo: '/lost' }] })] }),
);

function portals() {
  definePortal({
    ...spec,
    menu: [
      { ...entry, anchors: [{ label: 'Activity', section: 'activity' }] },
      { label: 'Out', icon: 'sign-out', action: 'sign-out' },
    ],
  });

  // @ts-expect-error a menu entry to a screen that does not exist
  definePortal({ ...spec, menu: [{ ...entry, to: '/overveiw' }] });
  // @ts-expect-error a menu entry to a screen with a parameter
  definePortal({ ...spec, menu: [{ ...entry, to: '/overview/:id' }] });
  // @ts-expect-error a home with a parameter
  definePortal({ ...spec, paths: { ...paths, home: '/overview/:id' }, menu: [entry] });
  // @ts-expect-error the same route for visitors and for the signed-in
  definePortal({ ...spec, routes: { ...routes, signedIn: { ...routes.signedIn, '/login': login } }, menu: [entry] });
  // @ts-expect-error a menu entry to a public screen
  definePortal({ ...spec, menu: [{ ...entry, to: '/login' }] });
  // @ts-expect-error an anchor that no screen has
  definePortal({ ...spec, menu: [{ ...entry, anchors: [{ label: 'Activity', section: 'activities' }] }] });
  // @ts-expect-error an icon that is none
  definePortal({ ...spec, menu: [{ ...entry, icon: 'folder' }] });
  // @ts-expect-error a first page size that is not offered
  definePortal({ ...spec, pageSize: 25, menu: [entry] });
  // @ts-expect-error a home that does not exist
  definePortal({ ...spec, paths: { ...paths, home: '/home' }, menu: [entry] });
  // @ts-expect-error a sign-in that is not public
  definePortal({ ...spec, paths: { ...paths, signIn: '/overview' }, menu: [entry] });
  // @ts-expect-error months that the calls do not know
  definePortal({ ...spec, periods: { performance: [{ label: 'Eleven', months: 11 }] }, menu: [entry] });
  // @ts-expect-error a section’s period that the config does not have
  definePortal({ ...spec, routes: yearly, menu: [entry] });
  // @ts-expect-error a section’s page size that is not offered
  definePortal({ ...spec, routes: twelve, menu: [entry] });
  // @ts-expect-error a link to a screen that does not exist
  definePortal({ ...spec, routes: lost, menu: [entry] });
  // @ts-expect-error an answer that may never be kept
  definePortal({ ...spec, persist: ['profileDetails'], menu: [entry] });
  // @ts-expect-error a file, which may never be kept
  definePortal({ ...spec, persist: ['documentGet'], menu: [entry] });
  // @ts-expect-error a way on to a screen that does not exist
  definePortal({ ...spec, routes: astray, menu: [entry] });
}

describe('the builders of the config', () => {
  it('refuse in the editor what the lines above say, and take the rest', () => {
    for (const lines of [tables, figures, forms, subjects, portals]) expect(lines).not.toThrow();
  });
});
