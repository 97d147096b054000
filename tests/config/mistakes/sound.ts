import { parts } from '../../portal/smallPortal.ts';
import type { Change, Mistake } from '../mistake.ts';
import {
  account,
  activity,
  cards,
  documents,
  investments,
  legal,
  message,
  micid,
  ofLoan,
  payments,
  performance,
  profile,
  signIn,
} from '../ways.ts';

const schedule = [...ofLoan, 'schedule'];
const recipient = [...message, 'fields', 'member_id', 'options'];
const returned = [...cards, 'cards', 'Performance', 'days'];
const beneficiaries = [...account, 'on-file', 'sections', 'beneficiaries'];

/** Configs that are no mistake, though close to one. */
export const sound: Mistake[] = [
  ['a hook for events', [['eventHook'], { script: '/events.js', sendTo: ['https://events.test:8443'] }]],
  // An unchanged copy of every part, which shows that only the mistakes themselves are refused.
  [
    'the whole config',
    [['routes'], structuredClone(parts.routes)],
    [['noInvestors'], structuredClone(parts.noInvestors)],
  ],
  [
    'sections that leave the list and key to the description',
    ...[activity, investments].flatMap((section): Change[] => [
      [[...section, 'rows'], undefined],
      [[...section, 'key'], undefined],
    ]),
    ...[performance, [...performance, 'choice'], recipient, returned].map(
      (place): Change => [[...place, 'rows'], undefined],
    ),
    ...[payments, schedule, beneficiaries].map((section): Change => [[...section, 'key'], undefined]),
  ],
  ['an additional column', [[...activity, 'columns', 7], { field: 'settled_date', label: 'Settled', format: 'date' }]],
  ['a field of another item of a list', [[...profile, 'fields', 'addresses.0.city', 'field'], 'addresses.2.city']],
  [
    'a sign-in with a toast and a way on',
    [
      [...signIn, 'success'],
      ['sign-in', { toast: 'Welcome.' }, { goTo: '/overview' }],
    ],
  ],
  ['a chart over days', [[...performance, 'at'], { field: 'period_end_date', label: 'Day', format: 'date' }]],
  [
    'a choice of numbers for a flag',
    [[...investments, 'filters', 0], { field: 'is_new', label: 'New', choices: [{ value: 1, label: 'New' }] }],
  ],
  ['a column with nothing but its field', [[...activity, 'columns', 7], 'loan_number']],
  [
    'a choice of numbers for a number',
    [micid, { field: 'micid', label: 'Fund', choices: [{ value: 12, label: 'Northline MIC' }] }],
  ],
  [
    'fixed fields of a table',
    [[...documents, 'filters', 0], undefined],
    [[...documents, 'filters', 0, 'options', 'count'], undefined],
    [[...documents, 'where'], { documenttype: 't5', loan_id: 7 }],
  ],
  [
    'a card with a count and no comparison',
    [
      [...cards, 'cards', 4],
      {
        title: 'Tax slips',
        query: 'documentList',
        where: { documenttype: 't5' },
        about: 'In all.',
        value: { field: 'total', format: 'number' },
      },
    ],
  ],
  [
    'menu entries with choices',
    [
      ['menu', 6],
      {
        label: 'Tax slips',
        icon: 'file-text',
        to: '/documents',
        choices: {
          documents: { documenttype: 't5', micid: 12, range: 12, sort: '-name', search: 'a' },
        },
      },
    ],
    [
      ['menu', 7],
      {
        label: 'This year',
        icon: 'chart-pie',
        to: '/overview',
        choices: {
          overview: { period: 12, compare: 'last_year' },
          'portfolio-activity': { activity_type: 'deposit', size: 25 },
          investments: { sort: '-rate_percent' },
          'fund-performance': { period: 12 },
        },
      },
    ],
  ],
  ['a page of this site in the footer', [legal, '/legal.html']],
  ['a screen that only the footer links to', [['menu', 'My Documents'], undefined], [legal, '/documents']],
];
