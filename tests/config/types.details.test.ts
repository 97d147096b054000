import { describe, expect, it } from 'vitest';
import portal from '../../portal.config.ts';
import { definePortal } from '../../src/config/definePortal.ts';
import { screen } from '../../src/config/screen.ts';
import { details } from '../../src/config/sections/details.ts';
import { files } from '../../src/config/sections/files.ts';
import { notes } from '../../src/config/sections/notes.ts';

// The compiler is what tests here: each `@ts-expect-error` is an error where the line below it is none.

const empty = { title: 'Nothing', text: 'Nothing yet.' };
const rate = { field: 'note_rate_percent', label: 'Note rate', format: 'percent' } as const;
const number = { field: 'loan_number', label: 'Number', format: 'text', copy: true } as const;
const status = { field: 'loan_status', label: 'Status', format: 'label' } as const;
const terms = { object: 'loan_details.terms', fields: [rate] } as const;
const loan = { id: 'terms', title: 'Terms', query: 'loanDetails', groups: [terms] } as const;
const city = { label: 'Address', lines: [['street'], ['city', 'province']] } as const;
const address = { object: 'loan_details.property.address', fields: [city] } as const;
const overdue = {
  object: 'loan_details.balances',
  field: 'total_overdue_amount',
  label: 'Overdue',
  format: 'money',
} as const;
const alert = {
  title: 'Overdue',
  object: 'loan_details.servicing',
  field: 'past_due_days',
  facts: [overdue],
} as const;
const liens = {
  title: 'Prior liens',
  rows: 'loan_details.security.prior_encumbrances',
  label: 'lender',
  value: 'amount',
  sum: 'All',
  empty: 'None.',
} as const;
const pictures = { rows: 'loan_details.property.images', picture: 'base_64_encoded', alt: 'alt' } as const;

function ofDetails() {
  details({ ...loan, alert, groups: [{ title: 'Rates', ...terms }, address], amounts: liens, pictures });
  details({ ...loan, groups: [{ object: 'loan_details', fields: [number, status] }] });
  details({
    id: 'summary',
    title: 'Summary',
    query: 'investmentSummary',
    groups: [
      { fields: [{ field: 'investments_count', label: 'Investments', format: 'number', about: 'Of all kinds.' }] },
    ],
  });

  // @ts-expect-error a query that is not described
  details({ ...loan, query: 'loanDetail' });
  // @ts-expect-error an object that the answer does not have
  details({ ...loan, groups: [{ ...terms, object: 'loan_details.term' }] });
  // @ts-expect-error a field of another object
  details({ ...loan, groups: [{ ...terms, object: 'loan_details.balances' }] });
  // @ts-expect-error money for a percentage
  details({ ...loan, groups: [{ ...terms, fields: [{ ...rate, format: 'money' }] }] });
  // @ts-expect-error a line that the object does not have
  details({ ...loan, groups: [{ ...address, fields: [{ ...city, lines: [['town']] }] }] });
  // @ts-expect-error a button that copies one of a few values
  details({ ...loan, groups: [{ object: 'loan_details', fields: [{ ...status, copy: true }] }] });
  // @ts-expect-error a warning by a date
  details({ ...loan, alert: { ...alert, field: 'last_payment_date' } });
  // @ts-expect-error a fact of another object
  details({ ...loan, alert: { ...alert, facts: [{ ...overdue, object: 'loan_details.terms' }] } });
  // @ts-expect-error a fact that is explained: a warning has no room for it
  details({ ...loan, alert: { ...alert, facts: [{ ...overdue, about: 'In all.' }] } });
  // @ts-expect-error amounts of a list that the answer does not have
  details({ ...loan, amounts: { ...liens, rows: 'loan_details.security.liens' } });
  // @ts-expect-error amounts that are texts
  details({ ...loan, amounts: { ...liens, value: 'lender' } });
  // @ts-expect-error a picture that a row does not have
  details({ ...loan, pictures: { ...pictures, picture: 'base64' } });
  // @ts-expect-error a part that is never off
  details({ ...loan, part: 'loans' });
}

const byManager = {
  id: 'notes',
  title: 'Notes',
  part: 'notes_from_manager',
  query: 'portfolioEnable',
  rows: 'notes',
  key: 'note_id',
  empty,
} as const;

function ofNotes() {
  notes(byManager);
  notes({
    id: 'updates',
    title: 'Updates',
    query: 'loanDetails',
    rows: 'loan_details.updates',
    key: 'update_id',
    empty,
  });

  // @ts-expect-error a list that the answer does not have
  notes({ ...byManager, rows: 'note' });
  // @ts-expect-error a list of something else
  notes({ ...byManager, query: 'loanDetails', rows: 'loan_details.draws', key: 'draw_id' });
  // @ts-expect-error a key that a note does not have
  notes({ ...byManager, key: 'id' });
}

const documents = {
  id: 'documents',
  title: 'Documents',
  query: 'loanDetails',
  rows: 'loan_details.documents',
  upload: { command: 'loanDocumentUpload', types: ['appraisal', 'other'] },
  removal: 'loanDocumentDelete',
  empty,
} as const;

function ofFiles() {
  files(documents);

  // @ts-expect-error a list of something else
  files({ ...documents, rows: 'loan_details.updates' });
  // @ts-expect-error a command that sends no file
  files({ ...documents, upload: { command: 'contactSubmit', types: ['other'] } });
  // @ts-expect-error a type that the command does not know
  files({ ...documents, upload: { command: 'loanDocumentUpload', types: ['t5'] } });
  // @ts-expect-error a command that removes something else
  files({ ...documents, removal: 'accountRemove' });
}

function ofScreens() {
  const sections = [notes(byManager)];
  const found = screen({ title: 'Loan', back: '/overview', sections });
  const lost = screen({ title: 'Loan', back: '/overviews', sections });
  const routes = { '/overview': screen({ title: 'Overview', sections }) };
  const visitors = { '/login': screen({ title: 'Sign in', sections }) };
  const paths = { signIn: '/login', home: '/overview', newPassword: '/login' } as const;
  const rest = { ...portal, paths, pageSizes: [10], pageSize: 10, periods: {}, menu: [] } as const;
  definePortal({ ...rest, routes: { public: visitors, signedIn: { ...routes, '/loan': found } } });

  // @ts-expect-error a way back to nowhere
  definePortal({ ...rest, routes: { public: visitors, signedIn: { ...routes, '/loan': lost } } });
}

describe('details, notes and files of the config', () => {
  it('refuse in the editor what the lines above say, and take the rest', () => {
    for (const lines of [ofDetails, ofNotes, ofFiles, ofScreens]) expect(lines).not.toThrow();
  });
});
