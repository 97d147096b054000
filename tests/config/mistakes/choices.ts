import type { Mistake, Way } from '../mistake.ts';

const documents: Way = ['menu', 'My Documents', 'choices'];
const portfolio: Way = ['menu', 'My Portfolio', 'choices'];

const t5 = { documents: { documenttype: 't5' } };

export const choices: Mistake[] = [
  ['a choice in an unknown section', [documents, { document: { documenttype: 't5' } }]],
  ['a choice in another screen’s section', [documents, { overview: { period: 12 } }]],
  ['a choice that the section does not have', [documents, { documents: { documentype: 't5' } }]],
  ['a value that the field cannot have', [documents, { documents: { documenttype: 't6' } }]],
  ['a text for a filter on a number', [documents, { documents: { micid: '12' } }]],
  ['a value that a filter does not offer', [portfolio, { 'portfolio-activity': { activity_type: 'transfer' } }]],
  ['a range that is not offered', [documents, { documents: { range: 7 } }]],
  ['a period that is not offered', [portfolio, { overview: { period: 7 } }]],
  ['a comparison that is not offered', [portfolio, { overview: { compare: 'last_decade' } }]],
  ['an order that the server does not have', [documents, { documents: { sort: '-key' } }]],
  ['a page size that is not offered', [documents, { documents: { size: 7 } }]],
  ['a search for a number', [documents, { documents: { search: 2025 } }]],
  ['a choice that the screen does not have', [['menu', 'Contact Us', 'choices'], { team: { role: 'advisor' } }]],
  ['a list of choices', [documents, { documents: { documenttype: ['t5'] } }]],
  ['choices in an entry that links to no screen', [['menu', 'Sign Out', 'choices'], t5]],
  [
    'two entries with the same choices',
    [documents, t5],
    [['menu', 6], { label: 'T5', icon: 'file-text', to: '/documents', choices: t5 }],
  ],
];
