// Written by `npm run generate` from openapi/. Do not edit.

/**
 * What an operation's answer says about sums, by the dotted path of a list or of its totals. `settled`: the field of the
 * rows that holds the state of a payment, and the states that count in a sum; `others`: the same totals in other
 * currencies; `left`: the field of the totals that lists what they do not count.
 */
export interface Sums {
  readonly settled?: Readonly<Record<string, { readonly field: string; readonly values: readonly string[] }>>;
  readonly others?: Readonly<Record<string, string>>;
  readonly left?: Readonly<Record<string, string>>;
}

/** By operation, without those that say nothing about sums. */
export const sums = {
  loanDetails: { settled: { 'loan_details.payments': { field: 'payment_status', values: ['cleared', 'reinvested'] } } },
  portfolioActivities: {
    settled: { activities: { field: 'status', values: ['cleared', 'reinvested'] } },
    others: { totals: 'other_totals' },
    left: { totals: 'not_counted' },
  },
  portfolioDirectMortgageActivities: {
    settled: { activities: { field: 'payment_status', values: ['cleared', 'reinvested'] } },
    left: { totals: 'not_counted' },
  },
} as const satisfies Readonly<Record<string, Sums>>;
