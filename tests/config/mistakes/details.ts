import type { Mistake } from '../mistake.ts';
import { loan, ofLoan, overview } from '../ways.ts';

const summary = [...ofLoan, 'loan'];
const rates = [...ofLoan, 'terms', 'groups', 'Interest'];
const address = [...ofLoan, 'property', 'groups', 0];
const documents = [...ofLoan, 'loan-documents'];
const byManager = [...overview, 'notes-by-manager'];

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
  ['amounts of an unknown list', [[...ofLoan, 'security', 'amounts', 'rows'], 'prior_encumbrances']],
  ['amounts that are not amounts', [[...ofLoan, 'security', 'amounts', 'value'], 'lender']],
  ['pictures of an unknown list', [[...ofLoan, 'property', 'pictures', 'rows'], 'images']],
  ['a picture without a description', [[...ofLoan, 'property', 'pictures', 'alt'], 'title']],
  ['notes about something unknown', [[...byManager, 'of'], 'note']],
  ['notes of another list', [[...ofLoan, 'updates', 'rows'], 'loan_details.draws']],
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
  ['a picture that a row does not have', [[...ofLoan, 'property', 'pictures', 'picture'], 'base64']],
  ['details with an unknown feature', [[...summary, 'feature'], 'loans']],
  ['a name in an unknown object of the response', [[...loan, 'subject', 'name'], 'loan_detail.name']],
  ['a number for a name', [[...loan, 'subject', 'name'], 'loan_details.loan_id']],
  ['a table of an unknown list in an object', [[...ofLoan, 'payments', 'rows'], 'loan_details.payment']],
  [
    'a column of another list',
    [[...ofLoan, 'payments', 'columns', 0], { field: 'name', label: 'Name', format: 'text' }],
  ],
];
