import { screen, subject } from '../../src/config/screen.ts';
import { details } from '../../src/kinds/details/options.ts';
import { figures } from '../../src/kinds/figures/options.ts';
import { group } from '../../src/kinds/group/options.ts';
import { panel } from '../../src/kinds/panel.ts';
import { table } from '../../src/kinds/table/options.ts';

export const loan = screen({
  title: 'Loan',
  back: '/overview',
  subject: subject({ query: 'loanDetails', params: { loan_id: 'id' }, name: 'loan_details.name' }),
  sections: [
    details({
      id: 'loan',
      title: 'The loan',
      query: 'loanDetails',
      groups: [
        {
          object: 'loan_details',
          fields: [
            { field: 'loan_number', label: 'Loan number', format: 'text', copy: true },
            { field: 'loan_status', label: 'Status', format: 'label' },
            { field: 'loan_type', label: 'Type', format: 'label' },
            { field: 'purpose', label: 'Purpose', format: 'text' },
          ],
        },
      ],
    }),
    group({
      id: 'participation',
      title: 'My participation',
      sections: [
        figures({
          id: 'participation-figures',
          title: 'My share',
          query: 'loanDetails',
          object: 'loan_details.participation',
          figures: [
            { field: 'invested_amount', label: 'Invested', format: 'money' },
            { field: 'participation_percent', label: 'Share of the loan', format: 'percent' },
            { field: 'investor_rate_percent', label: 'My rate', format: 'percent' },
            { field: 'monthly_net_interest_amount', label: 'Monthly interest', format: 'money' },
            { field: 'interest_to_date_amount', label: 'Interest to date', format: 'money' },
          ],
        }),
        details({
          id: 'participation-conditions',
          title: 'Your terms',
          query: 'loanDetails',
          groups: [
            {
              object: 'loan_details.participation',
              fields: [
                { field: 'effective_from_date', label: 'Start', format: 'date' },
                { field: 'effective_to_date', label: 'End', format: 'date' },
              ],
            },
          ],
        }),
      ],
    }),
    details({
      id: 'terms',
      title: 'Terms',
      query: 'loanDetails',
      groups: [
        {
          title: 'Principal and term',
          object: 'loan_details.terms',
          fields: [
            { field: 'funding_date', label: 'Funded', format: 'date' },
            { field: 'maturity_date', label: 'Maturity', format: 'date' },
            { field: 'term_months', label: 'Term', format: 'months' },
            { field: 'amortization_months', label: 'Amortization', format: 'months' },
          ],
        },
        {
          title: 'Interest',
          object: 'loan_details.terms',
          fields: [
            {
              field: 'note_rate_percent',
              label: 'Note rate',
              format: 'percent',
              about: 'What the borrower pays per year.',
            },
          ],
        },
        {
          title: 'Payments and conditions',
          object: 'loan_details.terms',
          fields: [{ field: 'payment_type', label: 'Payments', format: 'label' }],
        },
      ],
    }),
    details({
      id: 'balances',
      title: 'Balances',
      query: 'loanDetails',
      groups: [
        {
          title: 'Principal',
          object: 'loan_details.balances',
          fields: [{ field: 'undrawn_amount', label: 'Undrawn', format: 'money' }],
        },
        {
          title: 'Interest',
          object: 'loan_details.balances',
          fields: [{ field: 'interest_reserve_balance_amount', label: 'Interest reserve', format: 'money' }],
        },
        {
          title: 'Total',
          object: 'loan_details.balances',
          fields: [{ field: 'total_overdue_amount', label: 'Overdue', format: 'money' }],
        },
        { object: 'loan_details', fields: [{ field: 'as_of_date', label: 'As of', format: 'date' }] },
      ],
    }),
    details({
      id: 'servicing',
      title: 'Servicing',
      query: 'loanDetails',
      groups: [
        {
          object: 'loan_details.servicing',
          fields: [
            { field: 'past_due_days', label: 'Days past due', format: 'number' },
            { field: 'last_payment_date', label: 'Last payment', format: 'date' },
            { field: 'next_payment_due_date', label: 'Next payment', format: 'date' },
          ],
        },
      ],
    }),
    details({
      id: 'security',
      title: 'Security',
      query: 'loanDetails',
      groups: [
        {
          object: 'loan_details.security',
          fields: [
            { field: 'lien_position', label: 'Lien', format: 'label' },
            {
              field: 'ltv_percent',
              label: 'LTV',
              format: 'percent',
              about: 'This loan over the appraised value.',
            },
            {
              field: 'combined_ltv_percent',
              label: 'LTV, including prior liens',
              format: 'percent',
              about: 'Prior liens and this loan over the appraised value.',
            },
            { field: 'appraised_value_amount', label: 'Appraised value', format: 'money' },
            { field: 'appraisal_date', label: 'Appraisal date', format: 'date' },
            { field: 'appraisal_basis', label: 'Appraised', format: 'label' },
          ],
        },
      ],
      amounts: {
        title: 'Prior liens',
        rows: 'loan_details.security.prior_encumbrances',
        label: 'lender',
        value: 'amount',
        sum: 'All prior liens',
        empty: 'None. This loan is repaid first.',
      },
    }),
    details({
      id: 'property',
      title: 'Property',
      query: 'loanDetails',
      groups: [
        {
          object: 'loan_details.property.address',
          fields: [{ label: 'Address', lines: [['street'], ['city', 'province', 'postal_code'], ['country']] }],
        },
        {
          object: 'loan_details.property',
          fields: [{ field: 'property_type', label: 'Type', format: 'label' }],
        },
      ],
      pictures: { rows: 'loan_details.property.images', picture: 'base_64_encoded', alt: 'alt' },
    }),
    table({
      id: 'payments',
      title: 'Payments',
      query: 'loanDetails',
      rows: 'loan_details.payments',
      key: 'payment_id',
      sort: { by: 'due_date', direction: 'desc' },
      pageSize: 5,
      columns: [
        { field: 'due_date', label: 'Due', format: 'date', primary: true },
        { field: 'payment_status', label: 'Status', format: 'label', badge: true },
        { field: 'gross_amount', label: 'Gross', format: 'money' },
        { field: 'interest_amount', label: 'Interest', format: 'money' },
        { field: 'my_net_amount', label: 'My net', format: 'money', amount: true },
      ],
      totals: { sum: ['gross_amount', 'interest_amount', 'my_net_amount'] },
      empty: { title: 'No payments yet', text: 'The borrower’s payments appear here when they are due.' },
    }),
    table({
      id: 'schedule',
      title: 'Payment schedule',
      query: 'loanDetails',
      rows: 'loan_details.schedule',
      key: 'due_date',
      sort: { by: 'due_date', direction: 'asc' },
      pageSize: 5,
      columns: [
        { field: 'due_date', label: 'Due', format: 'date', primary: true },
        { field: 'interest_amount', label: 'Interest', format: 'money' },
        { field: 'my_amount', label: 'My share', format: 'money', amount: true },
      ],
      totals: { sum: ['interest_amount', 'my_amount'] },
      empty: { title: 'No upcoming payments', text: 'This loan has no scheduled payments left.' },
    }),
    table({
      id: 'draws',
      title: 'Draws',
      query: 'loanDetails',
      rows: 'loan_details.draws',
      key: 'draw_id',
      sort: { by: 'draw_date', direction: 'desc' },
      pageSize: 5,
      columns: [
        { field: 'draw_date', label: 'Date', format: 'date', primary: true },
        { field: 'amount', label: 'Amount', format: 'money' },
      ],
      totals: { sum: ['amount'] },
      empty: { title: 'No draws yet', text: 'Advances to the borrower appear here.' },
    }),
    panel('notes', {
      id: 'updates',
      title: 'Updates',
      empty: { title: 'No updates yet', text: 'Updates from your manager will appear here.' },
      of: 'loan',
    }),
    panel('files', {
      id: 'loan-documents',
      title: 'Documents',
      of: 'loan',
      upload: ['property_insurance', 'correspondence', 'appraisal', 'other'],
      removal: true,
      empty: {
        title: 'No documents yet',
        text: 'Documents for this loan, including those you upload, appear here.',
      },
    }),
  ],
});
