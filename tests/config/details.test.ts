import { describe, expect, it } from 'vitest';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const loan = ['routes', 'signedIn', '/overview/:id'];
const sections = [...loan, 'sections'];
const summary = [...sections, 'loan'];
const rates = [...sections, 'terms', 'groups', 'Interest'];
const address = [...sections, 'property', 'groups', 0];
const documents = [...sections, 'loan-documents'];
const byManager = ['routes', 'signedIn', '/overview', 'sections', 'notes-by-manager'];

const mistakes: [mistake: string, way: Way, value: unknown, says: string[]][] = [
  ['a way back to nowhere', [...loan, 'back'], '/overviews', ["did you mean '/overview'?"]],
  ['details of an unknown query', [...summary, 'query'], 'loanDetail', ["did you mean 'loanDetails'?"]],
  ['details of no object', [...rates, 'object'], 'loan_details.term', ["did you mean 'loan_details.terms'?"]],
  ['an unknown detail', [...rates, 'fields', 0, 'field'], 'note_rate', ["'note_rate'", 'note_rate_percent']],
  ['a detail in the wrong format', [...rates, 'fields', 0, 'format'], 'money', ['allowed: percent, points']],
  ['a detail with an unknown key', [...rates, 'fields', 0, 'hint'], 'x', ['hint']],
  ['a button that copies a rate', [...rates, 'fields', 0, 'copy'], true, ["'note_rate_percent'"]],
  ['a line of no text', [...address, 'fields', 0, 'lines', 0, 0], 'street_name', ["'street_name'", 'street, city']],
  ['a warning about no object', [...summary, 'alert', 'object'], 'loan_details.service', ['loan_details.servicing']],
  [
    'a warning by a date',
    [...summary, 'alert', 'field'],
    'last_payment_date',
    ["'last_payment_date'", 'past_due_days'],
  ],
  ['a fact of no object', [...summary, 'alert', 'facts', 0, 'object'], 'balances', ['loan_details.balances']],
  ['a fact that is explained', [...summary, 'alert', 'facts', 0, 'about'], 'In all.', ['about']],
  ['an unknown fact', [...summary, 'alert', 'facts', 1, 'field'], 'overdue_amount', ['total_overdue_amount']],
  [
    'amounts of no list',
    [...sections, 'security', 'amounts', 'rows'],
    'prior_encumbrances',
    ['loan_details.security.prior_encumbrances'],
  ],
  ['amounts that are none', [...sections, 'security', 'amounts', 'value'], 'lender', ["'lender'", 'allowed: amount']],
  ['pictures of no list', [...sections, 'property', 'pictures', 'rows'], 'images', ['loan_details.property.images']],
  ['a picture without words', [...sections, 'property', 'pictures', 'alt'], 'title', ["'title'", 'alt']],
  ['notes of no list', [...byManager, 'rows'], 'note', ["did you mean 'notes'?", 'allowed: notes']],
  ['notes of another list', [...sections, 'updates', 'rows'], 'loan_details.draws', ['allowed: loan_details.updates']],
  ['a note without its key', [...byManager, 'key'], 'id', ["'id'", 'note_id']],
  ['files of another list', [...documents, 'rows'], 'loan_details.updates', ['allowed: loan_details.documents']],
  [
    'an upload that sends no file',
    [...documents, 'upload', 'command'],
    'contactSubmit',
    ['allowed: loanDocumentUpload'],
  ],
  ['an unknown type of document', [...documents, 'upload', 'types', 0], 'apraisal', ["did you mean 'appraisal'?"]],
  ['a removal of something else', [...documents, 'removal'], 'accountRemove', ['allowed: loanDocumentDelete']],
];

describe('a mistake in the details, notes or files of the config', () => {
  it.each(mistakes)('%s is named with its place and what is allowed', (_, way, value, says) => {
    const { copy, places } = changed([[way, value]]);
    const problems = problemsOf(copy);
    const [place = ''] = places;
    const found = problems.find(({ path }) => path === place || place.startsWith(path));
    expect(found, JSON.stringify(problems)).toBeDefined();
    for (const part of says) expect(found?.message).toContain(part);
  });
});
