import type { OpportunitySeed } from './opportunity.ts';

export const funds: OpportunitySeed[] = [
  {
    id: 12,
    title: 'Northline MIC – Class B',
    reference: 'NLM-B',
    status: 'open',
    scene: 'tower',
    amount: 12_000_000,
    committed: 7_350_000,
    minimum: 10_000,
    maximum: null,
    rate: 7.25,
    listed: 96,
    closes: null,
    funding: null,
    description:
      'Units of a mortgage investment corporation that lends on homes and small commercial buildings. Distributions are paid monthly and can be reinvested.',
    highlights: [
      'Spread over more than 180 mortgages',
      '82 % first liens',
      'Monthly distributions, reinvested if you like',
    ],
    funds: [],
    risks:
      'Unit prices and distributions can change. Redemptions need 60 days’ notice and can be limited in a quarter.',
    contact: 1,
  },
  {
    id: 14,
    title: 'Northline Growth Fund – Class F',
    reference: 'NLG-F',
    status: 'open',
    scene: 'block',
    amount: 6_000_000,
    committed: 5_124_000,
    minimum: 25_000,
    maximum: 750_000,
    rate: 9.1,
    listed: 41,
    closes: 33,
    funding: 45,
    description:
      'A fund of construction and renovation loans with terms of 12 to 24 months, for investors who can wait longer.',
    highlights: [
      'Loans to builders with a record of at least five projects',
      'Target of 9 to 10 % a year',
      'Class without trailing commission',
    ],
    funds: [],
    risks: 'Construction can take longer and cost more than planned. No redemption in the first 12 months.',
    contact: 1,
  },
];
