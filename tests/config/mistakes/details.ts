import type { Mistake } from '../mistake.ts';

const loan = ['routes', 'signedIn', '/overview/:id'];
const sections = [...loan, 'sections'];
const summary = [...sections, 'loan'];
const rates = [...sections, 'terms', 'groups', 'Interest'];
const address = [...sections, 'property', 'groups', 0];
const documents = [...sections, 'loan-documents'];
const byManager = ['routes', 'signedIn', '/overview', 'sections', 'notes-by-manager'];

export const details: Mistake[] = [
  ['a way back to nowhere', [[...loan, 'back'], '/overviews']],
  ['details of an unknown query', [[...summary, 'query'], 'loanDetail']],
  ['details of an unknown object', [[...rates, 'object'], 'loan_details.term']],
  ['an unknown detail', [[...rates, 'fields', 0, 'field'], 'note_rate']],
  ['a detail in the wrong format', [[...rates, 'fields', 0, 'format'], 'money']],
  ['a detail with an unknown key', [[...rates, 'fields', 0, 'hint'], 'x']],
  ['a button that copies a rate', [[...rates, 'fields', 0, 'copy'], true]],
  ['a line that is a percentage', [[...address, 'fields', 0, 'lines', 0, 0], { field: 'street', format: 'percent' }]],
  ['a line with an unknown text', [[...address, 'fields', 0, 'lines', 0, 0], 'street_name']],
  ['amounts of an unknown list', [[...sections, 'security', 'amounts', 'rows'], 'prior_encumbrances']],
  ['amounts that are not amounts', [[...sections, 'security', 'amounts', 'value'], 'lender']],
  ['pictures of an unknown list', [[...sections, 'property', 'pictures', 'rows'], 'images']],
  ['a picture without a description', [[...sections, 'property', 'pictures', 'alt'], 'title']],
  ['notes about something unknown', [[...byManager, 'of'], 'note']],
  ['notes of another list', [[...sections, 'updates', 'rows'], 'loan_details.draws']],
  ['notes on a loan on a screen without one', [[...byManager, 'about'], 'loan']],
  ['files of something unknown', [[...documents, 'of'], 'lone']],
  ['files of something that the screen is not about', [[...documents, 'of'], 'opportunity']],
  ['an unknown type of document', [[...documents, 'upload', 0], 'apraisal']],
  ['an upload without a type', [[...documents, 'upload'], []]],
  ['fields of another object', [[...rates, 'object'], 'loan_details.balances']],
  [
    'fields of the response in an object',
    [[...rates, 'fields', 0], { field: 'investor_id', label: 'Investor', format: 'number' }],
  ],
  ['a button that copies an enumerated value', [[...summary, 'groups', 0, 'fields', 'loan_status', 'copy'], true]],
  ['a picture that a row does not have', [[...sections, 'property', 'pictures', 'picture'], 'base64']],
  ['details with an unknown feature', [[...summary, 'feature'], 'loans']],
  ['a name in an unknown object of the response', [[...loan, 'subject', 'name'], 'loan_detail.name']],
  ['a number for a name', [[...loan, 'subject', 'name'], 'loan_details.loan_id']],
  ['a table of an unknown list in an object', [[...sections, 'payments', 'rows'], 'loan_details.payment']],
  [
    'a column of another list',
    [[...sections, 'payments', 'columns', 0], { field: 'name', label: 'Name', format: 'text' }],
  ],
];
