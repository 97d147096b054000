/** The initial password of every sandbox user. */
export const PASSWORD = 'Northline-2026';

export interface User {
  email: string;
  investor_ids: number[];
  /** What this user demonstrates; printed on the command line. */
  shows: string;
  first_login?: 1;
  endpoint?: string;
  enabled_modules?: { syndicated_loans: 0 | 1; fund_v2: 0 | 1 };
}

export const users: User[] = [
  {
    email: 'investor@northline.test',
    investor_ids: [501, 502, 503],
    shows: 'three investors with a fund, direct mortgages, a syndicated loan and documents of several years',
  },
  { email: 'fund@northline.test', investor_ids: [601], shows: 'one investor, one fund' },
  {
    email: 'modules@northline.test',
    investor_ids: [701, 702],
    enabled_modules: { syndicated_loans: 1, fund_v2: 1 },
    shows: 'two investors with the modules syndicated_loans and fund_v2 on, the second without opportunities',
  },
  { email: 'first@northline.test', investor_ids: [801], first_login: 1, shows: 'a first sign-in' },
  {
    email: 'endpoint@northline.test',
    investor_ids: [811],
    endpoint: 'https://api.northline.test/v2',
    shows: 'a sign-in that names another API address',
  },
  { email: 'unlinked@northline.test', investor_ids: [], shows: 'a sign-in that no investor is linked to' },
  {
    email: 'mixed@northline.test',
    investor_ids: [851, 852],
    shows:
      'holdings in two currencies, two of them in one loan, a TFSA, a pending deposit, and slips RL-3, NR4 and 1099-INT; and an investor with none of it',
  },
  { email: 'empty@northline.test', investor_ids: [901], shows: 'an investor with nothing yet' },
  {
    email: 'large@northline.test',
    investor_ids: [1001],
    shows: '100,000 activities, 10,000 documents, 500 investments',
  },
];
