// Written by `npm run generate` from openapi/. Do not edit.

/** A list of objects, a list of values, or an object with the lists and objects in it. */
export type Outline = 'objects' | 'values' | { readonly [field: string]: Outline };

/** The lists and objects that the data of each query always has. This file is shipped, so it holds nothing else. */
export const outlines: Readonly<Record<string, Outline>> = {
  accountTypeList: { account_types: 'values' },
  documentList: { filters: { documenttypes: 'objects', funds: 'objects', tax_years: 'values' }, files: 'objects' },
  investmentList: { investments: 'objects' },
  investmentSummary: {
    allocations: {
      by_type: 'objects',
      by_lien: 'objects',
      by_loan_type: 'objects',
      by_province: 'objects',
      by_ltv_band: 'objects',
      by_maturity_year: 'objects',
    },
  },
  investorAccountList: { accounts: 'objects' },
  investorContactList: { investors: 'objects' },
  investorList: { investors: 'objects' },
  loanDetails: {
    loan_details: {
      terms: {},
      balances: {},
      servicing: {},
      security: { prior_encumbrances: 'objects' },
      property: { address: {}, images: 'objects' },
      participation: {},
      payments: 'objects',
      schedule: 'objects',
      draws: 'objects',
      updates: 'objects',
      documents: 'objects',
    },
  },
  opportunityDetails: {
    opportunity: {
      highlights: 'values',
      use_of_funds: 'objects',
      images: 'objects',
      documents: 'objects',
      contact: {},
    },
  },
  opportunityList: { opportunities: 'objects' },
  portfolioActivities: { totals: {}, activities: 'objects' },
  portfolioCardCurrentlyInvested: { breakdown: 'objects', series: 'objects' },
  portfolioCardInterestEarned: { breakdown: 'objects', series: 'objects' },
  portfolioCardInterestThisMonth: { breakdown: 'objects' },
  portfolioCardPerformance: { series: 'objects' },
  portfolioDirectMortgageActivities: { totals: {}, activities: 'objects' },
  portfolioEnable: { notes: 'objects' },
  portfolioPerformanceDropdown: { performances: 'objects' },
  profileDetails: {
    phones: 'objects',
    addresses: 'objects',
    accreditation: {},
    beneficiaries: 'objects',
    relationship_manager: {},
    editable_fields: 'values',
    portal_login: { mfa_methods: 'values' },
    notifications: 'objects',
  },
  teamList: { team: 'objects' },
};
