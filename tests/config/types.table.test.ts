import { describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { definePortal } from '../../src/config/definePortal.ts';
import { screen } from '../../src/config/screen.ts';
import { table } from '../../src/config/sections/table.ts';

// The compiler is what tests here: each `@ts-expect-error` is an error where the line below it is none.

const empty = { title: 'Nothing', text: 'Nothing yet.' };
const net = { field: 'net_amount', label: 'Net amount', format: 'money' } as const;
const name = { field: 'name', label: 'Name', format: 'text' } as const;
const invested = { field: 'invested_amount', label: 'Invested', format: 'money' } as const;
const pages = {
  id: 'activity',
  title: 'Activity',
  query: 'portfolioActivities',
  rows: 'activities',
  key: 'activity_id',
  columns: [net],
  empty,
} as const;
const whole = {
  id: 'investments',
  title: 'Investments',
  query: 'investmentList',
  rows: 'investments',
  key: 'investment_id',
  columns: [name, invested],
  empty,
} as const;
const opportunities = {
  query: 'opportunityList',
  rows: 'opportunities',
  key: 'opportunity_id',
  columns: [{ field: 'title', label: 'Title', format: 'text' }],
} as const;
const documents = {
  ...pages,
  query: 'documentList',
  rows: 'files',
  key: 'document_id',
  columns: [name],
} as const;
const types = { rows: 'filters.documenttypes', value: 'value', label: 'label', count: 'count' } as const;
const payments = { ...whole, query: 'loanDetails', rows: 'loan_details.payments', key: 'payment_id' } as const;
const due = { field: 'due_date', label: 'Due', format: 'date' } as const;
const type = { field: 'investment_type', label: 'Type', values: ['fund', 'direct_mortgage'] } as const;
const inflow = { field: 'inflow_amount', label: 'Money in', format: 'money' } as const;

function pagesOfTheServer() {
  table({
    ...pages,
    search: true,
    filters: [{ field: 'activity_type', label: 'Type', values: ['deposit', 'withdrawal'] }],
    period: 'performance',
    totals: { object: 'totals', fields: [inflow] },
    columns: [net, { field: 'status', label: 'Status', format: 'label', badge: true }],
    link: { to: '/overview/:id', field: 'loan_id' },
  });

  // @ts-expect-error a filter that the body does not have
  table({ ...pages, filters: [{ field: 'payment_method', label: 'By', values: ['eft'] }] });
  // @ts-expect-error a value that the enumeration does not have
  table({ ...pages, filters: [{ field: 'activity_type', label: 'Type', values: ['gift'] }] });
  // @ts-expect-error a filter on a number
  table({ ...pages, filters: [{ field: 'micid', label: 'Fund', values: ['12'] }] });
  // @ts-expect-error rows that are no documents
  table({ ...pages, documents: true });
  // @ts-expect-error a download of all without a range
  table({ ...pages, downloadAll: 'documentDownloadAll' });
  // @ts-expect-error sums over pages, which only the server has
  table({ ...pages, totals: { sum: ['net_amount'] } });
  // @ts-expect-error an object that the answer does not have
  table({ ...pages, totals: { object: 'total', fields: [inflow] } });
  // @ts-expect-error a total that the object does not have
  table({ ...pages, totals: { object: 'totals', fields: [{ ...inflow, field: 'net_amount' }] } });
  // @ts-expect-error a link by a text
  table({ ...pages, link: { to: '/overview/:id', field: 'loan_number' } });
  // @ts-expect-error a search that the body does not have
  table({ ...pages, ...opportunities, search: true });
  // @ts-expect-error a badge on an amount
  table({ ...pages, columns: [{ ...net, badge: true }] });
  // @ts-expect-error a leading figure that is a date
  table({ ...pages, columns: [{ field: 'activity_date', label: 'Date', format: 'date', amount: true }] });
}

function rowsThatAreDocuments() {
  table({
    ...documents,
    documents: true,
    mark: { field: 'is_new', label: 'New' },
    range: 'documents',
    downloadAll: 'documentDownloadAll',
    filters: [
      { field: 'documenttype', label: 'Type', options: types },
      { field: 'tax_year', label: 'Tax year', options: { list: 'filters.tax_years' } },
      { field: 'micid', label: 'Fund', choices: [{ value: 12, label: 'Northline MIC' }] },
    ],
  });

  // @ts-expect-error a mark by a text
  table({ ...documents, mark: { field: 'name', label: 'New' } });
  // @ts-expect-error a download of all by a query that answers one file
  table({ ...documents, range: 'documents', downloadAll: 'documentGet' });
  // @ts-expect-error a range that the body does not take
  table({ ...pages, query: 'opportunityList', rows: 'opportunities', key: 'opportunity_id', range: 'documents' });
  // @ts-expect-error options of a list that the answer does not have
  table({ ...documents, filters: [{ field: 'micid', label: 'Fund', options: { ...types, rows: 'filters.fund' } }] });
  // @ts-expect-error options of a list of rows in place of plain values
  table({ ...documents, filters: [{ field: 'micid', label: 'Fund', options: { list: 'filters.funds' } }] });
  // @ts-expect-error a choice of another type than the field
  table({ ...documents, filters: [{ field: 'micid', label: 'Fund', choices: [{ value: '12', label: 'MIC' }] }] });
  // @ts-expect-error a filter on what the range fills in
  table({ ...documents, filters: [{ field: 'start_date', label: 'From', choices: [{ value: 'a', label: 'A' }] }] });
}

function wholeLists() {
  table({
    ...whole,
    search: true,
    filters: [type],
    totals: { sum: ['invested_amount'] },
    sort: { by: 'name', direction: 'asc' },
  });
  table({ ...whole, columns: [{ ...name, sortable: false, copy: true }] });
  table({ ...payments, columns: [due] });
  table({ ...pages, ...opportunities });

  // @ts-expect-error a list that the object does not have
  table({ ...payments, rows: 'loan_details.payment', columns: [due] });
  // @ts-expect-error a column of another list
  table({ ...payments, columns: [name] });
  // @ts-expect-error a button that copies an amount
  table({ ...whole, columns: [{ ...invested, copy: true }] });
  // @ts-expect-error a period that the body does not take
  table({ ...whole, period: 'performance' });
  // @ts-expect-error a filter on a free text
  table({ ...whole, filters: [{ field: 'property_city', label: 'City', values: ['Hamilton'] }] });
  // @ts-expect-error a sum of percentages
  table({ ...whole, totals: { sum: ['rate_percent'] } });
  // @ts-expect-error an order that a row does not have
  table({ ...whole, sort: { by: 'description', direction: 'asc' } });
  // @ts-expect-error a query without a list
  table({ ...whole, query: 'authLogin' });
}

const { menu: _menu, routes, ...rest } = portal;
const login = screen({ title: 'Sign in', sections: [table(whole)] });
const loans = screen({
  title: 'Loans',
  sections: [table({ ...whole, link: { to: '/loans/:id', field: 'loan_id' } })],
});
const spec = { ...rest, paths: { signIn: '/login', home: '/loans', newPassword: '/login' }, menu: [] } as const;

function links() {
  definePortal({
    ...spec,
    routes: { public: { '/login': login }, signedIn: { '/loans': loans, '/loans/:id': login } },
  });

  // @ts-expect-error a link to a screen that does not exist
  definePortal({ ...spec, routes: { public: { '/login': login }, signedIn: { '/loans': loans } } });
}

describe('a table of the config', () => {
  it('refuses in the editor what the lines above say, and takes the rest', () => {
    expect(routes.signedIn).toHaveProperty(['/overview']);
    for (const lines of [pagesOfTheServer, rowsThatAreDocuments, wholeLists, links]) expect(lines).not.toThrow();
  });
});
