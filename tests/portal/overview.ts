import type { Screen } from '../../src/config/portal.ts';
import { screen } from '../../src/config/screen.ts';
import { chart } from '../../src/kinds/chart/options.ts';
import { figures } from '../../src/kinds/figures/options.ts';
import { group } from '../../src/kinds/group/options.ts';
import { panel } from '../../src/kinds/panel.ts';
import { facts, table } from '../../src/kinds/table/options.ts';
import { overview as product } from '../../src/screens/overview.ts';
import { sectionsOf } from './fromProduct.ts';

/** Leaves out reminders of things that the small portal has no section for. */
const figuresOnTop = sectionsOf(product, 'overview').map((section) =>
  section.kind === 'cards' && section.below
    ? {
        ...section,
        below: { ...section.below, leaveOut: ['accounts', 'accreditation', 'documents', 'opportunities'] as const },
      }
    : section,
);

export const overview: Screen = screen({
  title: 'My Portfolio',
  sections: [
    ...figuresOnTop,
    table({
      id: 'portfolio-activity',
      title: 'Portfolio Activity',
      query: 'portfolioActivities',
      rows: 'activities',
      key: 'activity_id',
      search: true,
      filters: [
        {
          field: 'activity_type',
          label: 'Type',
          values: ['deposit', 'withdrawal', 'distribution', 'reinvestment'],
        },
      ],
      period: 'performance',
      sort: { by: 'activity_date', direction: 'desc' },
      totals: {
        object: 'totals',
        fields: [
          { field: 'inflow_amount', label: 'Money in', format: 'money' },
          { field: 'outflow_amount', label: 'Money out', format: 'money' },
        ],
      },
      columns: [
        { field: 'activity_date', label: 'Date', format: 'date', sortable: true },
        { field: 'description', label: 'Description', format: 'text', primary: true },
        { field: 'activity_type', label: 'Type', format: 'label', sortable: true },
        { field: 'status', label: 'Status', format: 'label', sortable: true, badge: true },
        { field: 'reference_number', label: 'Reference', format: 'text', copy: true },
        { field: 'net_amount', label: 'Net amount', format: 'money', sortable: true },
        { field: 'balance_amount', label: 'Balance', format: 'money' },
      ],
      link: { to: '/overview/:id', field: 'loan_id', label: 'View loan' },
      details: {
        about: [{ field: 'activity_date', format: 'date' }],
        sums: [
          {
            title: 'How the net amount is made up',
            lines: [
              { field: 'gross_amount', label: 'Gross', format: 'money' },
              { field: 'management_fee_amount', label: 'Management fee', format: 'money', minus: true },
              { field: 'withholding_tax_amount', label: 'Tax withheld', format: 'money', minus: true },
            ],
            total: { field: 'net_amount', label: 'Net amount', format: 'money' },
          },
        ],
        groups: [
          {
            title: 'Units',
            fields: [
              { field: 'units', label: 'Units', format: 'units' },
              { field: 'unit_price', label: 'Unit price', format: 'price' },
            ],
          },
        ],
        document: 'document',
      },
      empty: { title: 'No activity', text: 'Deposits, distributions and payments appear here as they happen.' },
    }),
    table({
      id: 'direct-mortgage-activity',
      title: 'Direct Mortgage Activity',
      feature: 'direct_mortgages',
      query: 'portfolioDirectMortgageActivities',
      rows: 'activities',
      key: 'activity_id',
      search: true,
      filters: [
        {
          field: 'activity_type',
          label: 'Type',
          values: ['funding', 'additional_advance', 'renewal'],
        },
      ],
      period: 'performance',
      sort: { by: 'activity_date', direction: 'desc' },
      totals: {
        object: 'totals',
        fields: [
          { field: 'interest_amount', label: 'Interest', format: 'money' },
          { field: 'net_amount', label: 'Net amount', format: 'money' },
        ],
      },
      columns: [
        { field: 'activity_date', label: 'Date', format: 'date', sortable: true },
        { field: 'loan_number', label: 'Loan', format: 'text', primary: true, sortable: true, copy: true },
        { field: 'property_city', label: 'Property', format: 'text', sortable: true },
        { field: 'activity_type', label: 'Type', format: 'label', sortable: true },
        { field: 'payment_status', label: 'Status', format: 'label', sortable: true, badge: true },
        { field: 'interest_amount', label: 'Interest', format: 'money', sortable: true },
        { field: 'net_amount', label: 'Net amount', format: 'money', sortable: true, amount: true },
      ],
      link: { to: '/overview/:id', field: 'loan_id' },
      empty: { title: 'No activity', text: 'Interest and principal of your direct mortgages appear here.' },
    }),
    group({
      id: 'current-investment',
      title: 'Current Investment',
      sections: [
        figures({
          id: 'investment-summary',
          title: 'Summary',
          query: 'investmentSummary',
          figures: [
            { field: 'total_invested_amount', label: 'Total invested', format: 'money' },
            { field: 'current_value_amount', label: 'Current value', format: 'money' },
            { field: 'interest_to_date_amount', label: 'Interest to date', format: 'money' },
            { field: 'weighted_average_rate_percent', label: 'Average rate', format: 'percent' },
            { field: 'weighted_average_ltv_percent', label: 'Average LTV', format: 'percent' },
            { field: 'next_maturity_date', label: 'Next maturity', format: 'date' },
            { field: 'investments_count', label: 'Investments', format: 'number' },
          ],
        }),
        ...sectionsOf(product, 'allocation'),
        table({
          id: 'investments',
          title: 'Investments',
          query: 'investmentList',
          rows: 'investments',
          key: 'investment_id',
          search: true,
          filters: [
            {
              field: 'investment_type',
              label: 'Type',
              values: ['fund', 'direct_mortgage', 'syndicated_loan'],
            },
          ],
          sort: { by: 'invested_amount', direction: 'desc' },
          totals: { sum: ['invested_amount', 'current_value_amount'] },
          columns: [
            { field: 'name', label: 'Name', format: 'text', primary: true },
            { field: 'investment_type', label: 'Type', format: 'label' },
            { field: 'status', label: 'Status', format: 'label', badge: true },
            { field: 'invested_amount', label: 'Invested', format: 'money' },
            { field: 'current_value_amount', label: 'Current value', format: 'money' },
            { field: 'rate_percent', label: 'Rate', format: 'percent' },
            { field: 'ltv_percent', label: 'LTV', format: 'percent' },
            { field: 'maturity_date', label: 'Maturity', format: 'date' },
          ],
          link: { to: '/overview/:id', field: 'loan_id' },
          details: {
            groups: [
              {
                fields: [
                  { field: 'loan_number', label: 'Loan', format: 'text', copy: true },
                  { label: 'Certificates', texts: 'certificate_numbers' },
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
                  fields: [
                    { field: 'loans_count', label: 'Loans', format: 'number' },
                    { field: 'first_lien_percent', label: 'First liens', format: 'percent' },
                  ],
                }),
              },
            ],
          },
          empty: { title: 'No investments yet', text: 'Funds and loans appear here as soon as you hold them.' },
        }),
      ],
    }),
    panel('notes', {
      id: 'notes-by-manager',
      title: 'Notes By Manager',
      feature: 'notes_from_manager',
      empty: { title: 'No notes yet', text: 'Notes from your manager will appear here.' },
      of: 'portfolio',
    }),
    chart({
      id: 'fund-performance',
      title: 'Fund Performance',
      feature: 'fund_performance',
      query: 'portfolioCardPerformance',
      rows: 'series',
      at: { field: 'period', label: 'Month', format: 'month' },
      period: 'performance',
      choice: {
        label: 'Fund',
        query: 'portfolioPerformanceDropdown',
        rows: 'performances',
        field: 'performance_id',
        value: 'performance_id',
        text: 'label',
        initial: 'is_default',
      },
      lines: [
        { field: 'cumulative_return_percent', label: 'Cumulative return', format: 'percent' },
        {
          field: 'annualized_return_percent',
          label: 'Annualized return',
          format: 'percent',
          target: { field: 'target_percent', label: 'Target' },
        },
        { field: 'unit_price', label: 'Unit price', format: 'price' },
        {
          field: 'distribution_per_unit_amount',
          label: 'Distribution per unit',
          format: 'price',
          fromZero: true,
          absent: 'Unit price and distributions are shown for a single fund.',
        },
      ],
      summary: {
        value: 'return_percent',
        yearly: 'annualized_return_percent',
        target: 'target_percent',
        benchmark: 'benchmark',
        method: 'return_method',
        netOfFees: 'net_of_fees',
        asOf: 'as_of_date',
      },
      facts: {
        object: 'fund_facts',
        title: 'Fund facts',
        fields: [
          { field: 'fund_name', label: 'Fund', format: 'text' },
          { field: 'assets_under_administration_amount', label: 'Assets under administration', format: 'money' },
          { field: 'first_lien_percent', label: 'In first liens', format: 'percent' },
        ],
      },
      empty: { title: 'No returns yet', text: 'Returns appear after the first month of your first investment.' },
    }),
    panel('attention', { id: 'attention', title: 'Attention' }),
    panel('income', {
      id: 'income',
      title: 'Income',
      empty: { title: 'No income yet', text: 'What your investments earn and pay will be listed here.' },
    }),
  ],
});
