import type { FundPlan } from './fundHistory.ts';
import { FUND_CLASSES } from './funds.ts';

const { micA, micB, growthF, bridgeU } = FUND_CLASSES;

const subscription = (monthsBack: number, amount: number) =>
  ({ monthsBack, type: 'deposit', amount, description: 'Subscription', method: 'wire' }) as const;

/**
 * The fund holdings of each investor. Those of 501 are sized so that the units are worth 225,000.00 a year before the
 * last complete month and 250,000.00 at its end, including the reinvested distributions of the preceding months.
 */
export const FUND_PLANS: Record<number, FundPlan[]> = {
  501: [
    {
      fund: micB,
      accountType: 'corporate',
      accountName: 'Tremblay Holdings Inc.',
      option: 'drip',
      certificates: ['B-000187', 'B-000342'],
      moves: [
        subscription(29, 10_000_000),
        {
          monthsBack: 26,
          type: 'transfer_in',
          amount: 6_722_069,
          description: 'Transfer in from Class A',
          method: 'internal',
        },
        subscription(18, 5_000_000),
        {
          monthsBack: 15,
          type: 'deposit',
          amount: 500_000,
          description: 'Subscription by cheque',
          method: 'cheque',
          status: 'reversed',
        },
        {
          monthsBack: 15,
          day: 5,
          type: 'reversal',
          amount: 500_000,
          description: 'Cheque returned unpaid',
          method: 'cheque',
          status: 'reversed',
        },
        {
          monthsBack: 14,
          type: 'withdrawal',
          amount: 1_000_000,
          penalty: 10_000,
          description: 'Redemption of 100 units',
        },
        subscription(3, 798_870),
      ],
    },
  ],
  502: [
    {
      fund: micA,
      accountType: 'tfsa',
      accountName: 'J. Tremblay TFSA',
      option: 'cash',
      certificates: ['A-001204'],
      moves: [
        subscription(22, 4_000_000),
        subscription(16, 700_000),
        { monthsBack: 12, type: 'management_fee', amount: 11_300, description: 'Annual plan fee', method: 'internal' },
        subscription(4, 700_000),
        {
          monthsBack: 8,
          day: 10,
          type: 'performance_bonus',
          amount: 18_450,
          description: 'Profit share of the financial year',
        },
      ],
    },
  ],
  503: [
    {
      fund: micB,
      accountType: 'trust',
      accountName: 'Tremblay Family Trust',
      option: 'drip',
      certificates: ['B-000415'],
      moves: [subscription(34, 12_500_000), subscription(20, 6_000_000), subscription(8, 2_500_000)],
    },
    {
      fund: growthF,
      accountType: 'trust',
      accountName: 'Tremblay Family Trust',
      option: 'cash',
      moves: [
        subscription(18, 8_000_000),
        {
          monthsBack: 5,
          type: 'transfer_out',
          amount: 1_500_000,
          description: 'Transfer out to a beneficiary',
          method: 'internal',
        },
      ],
    },
  ],
  601: [
    {
      fund: micA,
      accountType: 'cash',
      accountName: 'P. Raman',
      option: 'partial_drip',
      certificates: ['A-000877'],
      moves: [
        subscription(26, 3_500_000),
        {
          monthsBack: 11,
          type: 'adjustment',
          amount: 1_275,
          description: 'Correction of a unit count',
          method: 'internal',
        },
        subscription(7, 1_200_000),
      ],
    },
  ],
  701: [
    {
      fund: growthF,
      accountType: 'corporate',
      accountName: 'Okafor Capital Ltd.',
      option: 'drip',
      moves: [subscription(25, 15_000_000), subscription(9, 5_000_000)],
    },
  ],
  702: [
    {
      fund: micB,
      accountType: 'rrsp',
      accountName: 'N. Okafor RRSP',
      option: 'cash',
      moves: [subscription(16, 9_000_000), { ...subscription(-1, 2_500_000), day: 20, orderedDaysBefore: 25 }],
    },
  ],
  801: [
    {
      fund: micA,
      accountType: 'tfsa',
      accountName: 'S. Whitford TFSA',
      option: 'cash',
      moves: [subscription(5, 500_000)],
    },
  ],
  811: [
    {
      fund: micA,
      accountType: 'corporate',
      accountName: 'Lakeshore Dental P.C.',
      option: 'cash',
      withholding: 1_500,
      moves: [subscription(13, 7_500_000)],
    },
  ],
  851: [
    {
      fund: micB,
      accountType: 'tfsa',
      accountName: 'C. Beaumont TFSA',
      option: 'drip',
      moves: [subscription(28, 6_000_000)],
    },
    {
      fund: micA,
      accountType: 'cash',
      accountName: 'C. Beaumont',
      option: 'cash',
      certificates: ['A-001377'],
      // It settles in the next month, so it is pending on any day.
      moves: [subscription(24, 12_000_000), { ...subscription(-2, 3_000_000), day: 15, orderedDaysBefore: 46 }],
    },
    {
      fund: bridgeU,
      accountType: 'cash',
      accountName: 'C. Beaumont US',
      option: 'cash',
      moves: [subscription(26, 8_000_000)],
    },
  ],
  852: [
    {
      fund: micA,
      accountType: 'cash',
      accountName: 'O. Beaumont',
      option: 'cash',
      moves: [subscription(20, 2_500_000)],
    },
  ],
};

/** The accounts that investors lend from directly. */
export const LENDING_ACCOUNTS = {
  501: { accountType: 'corporate', accountName: 'Tremblay Holdings Inc.' },
  502: { accountType: 'cash', accountName: 'J. Tremblay' },
  503: { accountType: 'trust', accountName: 'Tremblay Family Trust' },
  701: { accountType: 'corporate', accountName: 'Okafor Capital Ltd.' },
  702: { accountType: 'cash', accountName: 'N. Okafor' },
  811: { accountType: 'corporate', accountName: 'Lakeshore Dental P.C.' },
  851: { accountType: 'cash', accountName: 'C. Beaumont' },
} as const satisfies Record<number, Pick<FundPlan, 'accountType' | 'accountName'>>;
