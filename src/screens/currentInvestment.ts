import { allocation } from '../kinds/allocation/options.ts';
import { panel } from '../kinds/panel.ts';
import { facts, table } from '../kinds/table/options.ts';

/** What is known of a fund as a whole. */
export const fundFacts = [
  'fund_name',
  'assets_under_administration_amount',
  'loans_count',
  'weighted_average_rate_percent',
  'weighted_average_ltv_percent',
  'first_lien_percent',
  'past_due_percent',
  'largest_loan_percent',
  'management_fee_percent',
  'minimum_investment_amount',
  'redemption_terms',
] as const;

/** How what is held is split, and each investment with its details. */
export const currentInvestment = panel('holdings', {
  id: 'current-investment',
  title: 'Current Investment',
  split: allocation({
    id: 'allocation',
    title: 'Allocation',
    query: 'investmentSummary',
    charts: [
      {
        title: 'By type',
        feature: 'graph_holding_type',
        rows: 'allocations.by_type',
        label: 'label',
        value: 'amount',
        share: 'percent',
      },
      {
        title: 'By lien',
        feature: 'graph_loan_priority',
        rows: 'allocations.by_lien',
        label: 'label',
        value: 'amount',
        share: 'percent',
      },
      {
        title: 'By loan type',
        rows: 'allocations.by_loan_type',
        label: 'label',
        value: 'amount',
        share: 'percent',
      },
      {
        title: 'By province',
        rows: 'allocations.by_province',
        label: 'label',
        value: 'amount',
        share: 'percent',
      },
      {
        title: 'By loan-to-value (%)',
        feature: 'graph_ltv',
        rows: 'allocations.by_ltv_band',
        label: 'label',
        value: 'amount',
        share: 'percent',
      },
      {
        title: 'By year of maturity',
        rows: 'allocations.by_maturity_year',
        label: 'label',
        value: 'amount',
        share: 'percent',
      },
    ],
    empty: { title: 'Nothing invested yet', text: 'Your allocation appears here once you invest.' },
  }),
  list: table({
    id: 'investments',
    title: 'Investments',
    query: 'investmentList',
    search: true,
    filters: ['investment_type'],
    sort: { by: 'invested_amount', direction: 'desc' },
    totals: { sum: ['invested_amount', 'current_value_amount'] },
    columns: [
      { field: 'name', primary: true },
      { field: 'investment_type' },
      { field: 'status', badge: true },
      'loan_number',
      'units',
      'unit_price',
      'invested_amount',
      'current_value_amount',
      'rate_percent',
      'ltv_percent',
      'maturity_date',
      'interest_to_date_amount',
      'next_payment_date',
      'next_payment_amount',
      { field: 'property_city', label: 'City' },
    ],
    link: { to: '/overview/:id', field: 'loan_id', label: 'View loan' },
    details: {
      groups: [
        {
          title: 'Units and redemption',
          fields: [
            'share_class',
            'units',
            'unit_price',
            { label: 'Certificates', texts: 'certificate_numbers' },
            'lockup_end_date',
            'redemption_notice_days',
          ],
        },
        {
          field: 'micid',
          facts: facts({
            title: 'Fund facts',
            query: 'portfolioCardPerformance',
            parameter: 'performance_id',
            choice: {
              query: 'portfolioPerformanceDropdown',
              rows: 'performances',
              field: 'micid',
              value: 'performance_id',
            },
            object: 'fund_facts',
            fields: fundFacts,
          }),
        },
        {
          fields: [
            'invested_date',
            'interest_to_date_amount',
            'ownership_percent',
            'payment_frequency',
            'next_payment_date',
            'next_payment_amount',
            'distribution_option',
          ],
        },
        {
          title: 'Loan',
          fields: [
            { field: 'loan_number', copy: true },
            'lien_position',
            { field: 'loan_type', label: 'Loan type' },
            { field: 'property_type', label: 'Property type' },
            'property_city',
            'loan_amount',
            'participation_percent',
            'note_rate_percent',
            'investor_rate_percent',
            'days_past_due',
          ],
        },
      ],
    },
    empty: { title: 'No investments yet', text: 'Funds and loans appear here as soon as you hold them.' },
  }),
});
