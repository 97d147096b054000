import { screen } from '../config/screen.ts';
import { card, cards } from '../kinds/cards/options.ts';
import { chart } from '../kinds/chart/options.ts';
import { panel } from '../kinds/panel.ts';
import { table } from '../kinds/table/options.ts';
import { currentInvestment, fundFacts } from './currentInvestment.ts';

const firstUse = panel('firstUse', { id: 'first-use', title: 'First steps' });
const upcoming = panel('upcoming', { id: 'upcoming', title: 'Upcoming' });
const reminders = panel('reminders', { id: 'reminders', title: 'Attention' });

export const overview = screen({
  title: 'My Portfolio',
  sections: [
    panel('attention', { id: 'attention', title: 'Attention' }),
    cards({
      id: 'overview',
      title: 'Overview',
      period: 'performance',
      above: firstUse,
      beside: upcoming,
      below: reminders,
      cards: [
        card({
          title: 'Currently invested',
          query: 'portfolioCardCurrentlyInvested',
          about: 'Your principal in funds, direct mortgages and syndicated loans.',
          value: 'currently_invested_amount',
          asOf: 'as_of_date',
          change: {
            field: 'change_amount',
            previous: 'previous_amount',
            neutral: true,
          },
          course: { rows: 'series', at: 'date', value: 'amount' },
          large: true,
          story: panel('added', { id: 'added', title: 'Added' }),
        }),
        card({
          title: 'Interest earned',
          query: 'portfolioCardInterestEarned',
          about: 'What your investments earned in the period, after fees and withheld tax.',
          value: 'interest_earned_amount',
          days: { from: 'period_start_date', to: 'period_end_date' },
          change: { field: 'change_amount', percent: 'change_percent', previous: 'previous_amount', ofPeriod: true },
          breakdown: {
            before: { label: 'Interest before fees and tax', less: ['fees_amount', 'withheld_tax_amount'] },
            ofTitle: 'Of the interest earned for these months',
            of: [
              { field: 'paid_amount', label: 'Paid so far' },
              { field: 'reinvested_amount', label: 'Reinvested so far' },
              { field: 'accrued_amount', label: 'To be paid' },
            ],
            parts: { rows: 'breakdown', label: 'label', value: 'amount', share: 'percent' },
            link: { label: 'Activities booked in this period', section: 'portfolio-activity', samePeriod: true },
          },
        }),
        card({
          title: 'Performance',
          query: 'portfolioCardPerformance',
          about: 'Income as a share of the capital invested in the period, after fees.',
          value: 'return_percent',
          days: { rows: 'series', from: 'period_start_date', to: 'period_end_date' },
          change: { field: 'change_percent', format: 'points', previous: 'previous_percent', ofPeriod: true },
          breakdown: {
            facts: ['return_method', 'annualized_return_percent', 'since_inception_percent', 'target_percent'],
            link: { label: 'Fund performance', section: 'fund-performance' },
          },
        }),
        card({
          title: 'Interest this month',
          query: 'portfolioCardInterestThisMonth',
          about: 'What your investments earned in the last complete month.',
          value: 'interest_this_month_amount',
          days: { from: 'period_start_date', to: 'period_end_date' },
          change: { field: 'change_amount', percent: 'change_percent', previous: 'previous_amount' },
          breakdown: {
            of: ['paid_amount', 'scheduled_amount'],
            parts: { label: 'label', value: 'amount', share: 'percent' },
            facts: ['next_payment_date', 'payment_status'],
          },
        }),
      ],
    }),
    panel('income', {
      id: 'income',
      title: 'Income',
      empty: { title: 'No income yet', text: 'What your investments earn and pay will be listed here.' },
    }),
    currentInvestment,
    table({
      id: 'portfolio-activity',
      title: 'Portfolio Activity',
      query: 'portfolioActivities',
      search: true,
      filters: ['activity_type'],
      folded: true,
      pageSize: 5,
      period: 'performance',
      statement: true,
      sort: { by: 'activity_date', direction: 'desc' },
      totals: {
        object: 'totals',
        fields: [
          'income_amount',
          { field: 'inflow_amount', about: 'Includes transfers' },
          { field: 'outflow_amount', about: 'Includes transfers and returned capital' },
          'fees_amount',
          'tax_amount',
        ],
      },
      columns: [
        'activity_date',
        { field: 'fund_name', label: 'Investment', primary: true, ofHolding: true },
        { field: 'description', withName: true },
        'activity_type',
        { field: 'status', badge: true },
        { field: 'gross_amount', wide: true },
        { field: 'management_fee_amount', label: 'Fee', wide: true },
        { field: 'net_amount', amount: true },
      ],
      link: { to: '/overview/:id', field: 'loan_id', label: 'View loan' },
      details: {
        sums: [
          {
            lines: [
              'gross_amount',
              { field: 'management_fee_amount', minus: true },
              { field: 'withholding_tax_amount', minus: true },
              { field: 'redemption_penalty_amount', minus: true },
            ],
            total: 'net_amount',
          },
        ],
        groups: [
          {
            fields: [
              { field: 'loan_number', copy: true },
              'share_class',
              'units',
              'unit_price',
              'units_balance',
              'balance_amount',
            ],
          },
          {
            fields: [
              'effective_date',
              'settled_date',
              'payment_method',
              'investor_account_name',
              { field: 'reference_number', copy: true },
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
      foldedTo: 'Entries of your mortgages with their gross interest, fee and principal',
      query: 'portfolioDirectMortgageActivities',
      search: true,
      filters: ['activity_type'],
      folded: true,
      pageSize: 5,
      period: 'performance',
      sort: { by: 'due_date', direction: 'desc' },
      totals: {
        object: 'totals',
        fields: [
          { field: 'interest_amount', label: 'Interest after fees' },
          'principal_amount',
          { field: 'fees_amount', label: 'Fees deducted' },
          'net_amount',
        ],
      },
      columns: [
        'due_date',
        { field: 'loan_number', primary: true, copy: true },
        { field: 'payment_status', badge: true, wide: true },
        'gross_interest_amount',
        { field: 'management_fee_amount', label: 'Fee' },
        { field: 'sales_tax_amount', label: 'Tax' },
        'principal_amount',
        { field: 'net_amount', label: 'Net', amount: true },
        { field: 'principal_balance_amount', sortable: false },
      ],
      link: { to: '/overview/:id', field: 'loan_id', label: 'View loan' },
      details: {
        about: ['activity_type', 'activity_date'],
        sums: [
          {
            lines: [
              'gross_interest_amount',
              { field: 'management_fee_amount', minus: true },
              { field: 'sales_tax_amount', minus: true },
              'principal_amount',
              'fee_income_amount',
              { field: 'withholding_tax_amount', minus: true },
            ],
            total: 'net_amount',
          },
        ],
        groups: [
          { fields: ['due_date', 'note_rate_percent', 'investor_rate_percent'] },
          {
            fields: ['property_city', 'property_province', 'lien_position', { field: 'reference_number', copy: true }],
          },
        ],
      },
      empty: { title: 'No activity', text: 'Interest and principal of your direct mortgages appear here.' },
    }),
    panel('notes', {
      id: 'notes-by-manager',
      title: 'Notes By Manager',
      half: true,
      feature: 'notes_from_manager',
      empty: { title: 'No notes yet', text: 'Notes from your manager will appear here.' },
      of: 'portfolio',
    }),
    chart({
      id: 'fund-performance',
      title: 'Fund Performance',
      half: true,
      feature: 'fund_performance',
      query: 'portfolioCardPerformance',
      at: 'period',
      period: 'returns',
      choice: {
        label: 'Fund',
        query: 'portfolioPerformanceDropdown',
        field: 'performance_id',
        value: 'performance_id',
        text: 'label',
        initial: 'is_default',
      },
      lines: [
        'cumulative_return_percent',
        { field: 'annualized_return_percent', target: { field: 'target_percent', label: 'Target' } },
        { field: 'unit_price', absent: 'Unit price and distributions are shown for a single fund.' },
        {
          field: 'distribution_per_unit_amount',
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
        fields: fundFacts,
      },
      empty: { title: 'No returns yet', text: 'Returns appear after the first month of your first investment.' },
    }),
  ],
});
