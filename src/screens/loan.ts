import { details } from '../config/kinds/details.ts';
import { figures } from '../config/kinds/figures.ts';
import { group } from '../config/kinds/group.ts';
import { table } from '../config/kinds/table.ts';
import { screen, subject } from '../config/screen.ts';
import { panel } from '../panels/panels.ts';

export const loan = screen({
  title: 'Loan',
  back: '/overview',
  subject: subject({ query: 'loanDetails', params: { loan_id: 'id' }, name: 'loan_details.name' }),
  sections: [
    details({
      id: 'loan',
      title: 'The loan',
      query: 'loanDetails',
      alert: {
        title: 'The borrower is behind on payments',
        object: 'loan_details.servicing',
        field: 'past_due_days',
        facts: [
          {
            label: 'My part, not paid',
            rows: 'loan_details.payments',
            where: { field: 'payment_status', is: 'failed' },
            sum: 'my_net_amount',
            name: { field: 'due_date' },
          },
          { object: 'loan_details.balances', field: 'total_overdue_amount', label: 'Overdue on the whole loan' },
          { object: 'loan_details.servicing', field: 'past_due_days' },
          { object: 'loan_details.balances', field: 'overdue_since_date' },
        ],
      },
      groups: [
        { object: 'loan_details', fields: ['loan_status'] },
        { object: 'loan_details.participation', fields: [{ field: 'invested_amount', label: 'My share' }] },
        {
          object: 'loan_details.servicing',
          fields: [
            {
              field: 'next_payment_due_date',
              label: 'Next payment',
              amount: { rows: 'loan_details.schedule', date: 'due_date', value: 'my_amount' },
            },
          ],
        },
        { object: 'loan_details.terms', fields: ['maturity_date'] },
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
            'invested_amount',
            'participation_percent',
            { field: 'investor_rate_percent', label: 'My rate' },
            'monthly_net_interest_amount',
            'interest_to_date_amount',
          ],
        }),
        details({
          id: 'participation-conditions',
          title: 'Your terms',
          query: 'loanDetails',
          groups: [
            { object: 'loan_details', fields: [{ field: 'loan_number', label: 'Loan number', copy: true }] },
            {
              object: 'loan_details.participation',
              fields: [
                'effective_from_date',
                'effective_to_date',
                'principal_returned_amount',
                {
                  field: 'servicing_fee_percent',
                  format: 'points',
                  about: 'Deducted from the note rate and kept by the manager.',
                },
                'rank',
              ],
            },
          ],
        }),
      ],
    }),
    table({
      id: 'payments',
      title: 'Payments',
      query: 'loanDetails',
      rows: 'loan_details.payments',
      sort: { by: 'due_date', direction: 'desc' },
      pageSize: 5,
      columns: [
        { field: 'due_date', primary: true },
        'paid_date',
        { field: 'payment_status', badge: true },
        'gross_amount',
        'interest_amount',
        'principal_amount',
        'servicing_fee_amount',
        { field: 'my_net_amount', amount: true },
        'principal_balance_amount',
      ],
      totals: { sum: ['gross_amount', 'interest_amount', 'my_net_amount'] },
      empty: { title: 'No payments yet', text: 'The borrower’s payments appear here when they are due.' },
    }),
    table({
      id: 'schedule',
      title: 'Payment schedule',
      query: 'loanDetails',
      rows: 'loan_details.schedule',
      sort: { by: 'due_date', direction: 'asc' },
      pageSize: 5,
      columns: [
        { field: 'due_date', primary: true },
        'interest_amount',
        'principal_amount',
        { field: 'my_amount', amount: true },
        'balance_amount',
      ],
      totals: { sum: ['interest_amount', 'principal_amount', 'my_amount'] },
      empty: { title: 'No upcoming payments', text: 'This loan has no scheduled payments left.' },
    }),
    details({
      id: 'safety',
      title: 'Property and safety',
      query: 'loanDetails',
      safety: {
        value: { object: 'loan_details.security', field: 'appraised_value_amount' },
        prior: { rows: 'loan_details.security.prior_encumbrances', name: 'lender', value: 'amount' },
        loan: { object: 'loan_details.balances', field: 'principal_outstanding_amount' },
      },
      groups: [
        {
          object: 'loan_details.security',
          fields: [
            'lien_position',
            { field: 'ltv_percent', about: 'This loan over the appraised value.' },
            { field: 'combined_ltv_percent', about: 'Prior liens and this loan over the appraised value.' },
            'appraisal_date',
            'appraisal_company',
            'appraisal_basis',
            'insurance_expiry_date',
            'guarantors_count',
          ],
        },
        {
          object: 'loan_details.property.address',
          fields: [{ label: 'Address', lines: [['street'], ['city', 'province', 'postal_code'], ['country']] }],
        },
        { object: 'loan_details.property', fields: ['property_type', 'occupancy', 'units_count'] },
      ],
      amounts: {
        title: 'Prior liens',
        rows: 'loan_details.security.prior_encumbrances',
        label: 'lender',
        value: 'amount',
        sum: 'All prior liens',
        empty: 'None. This loan is repaid first.',
      },
      pictures: { rows: 'loan_details.property.images', picture: 'base_64_encoded', alt: 'alt' },
    }),
    group({
      id: 'borrower',
      title: 'Borrower’s details',
      folded: true,
      sections: [
        details({
          id: 'terms',
          title: 'Terms',
          query: 'loanDetails',
          groups: [
            {
              title: 'Purpose',
              object: 'loan_details',
              fields: ['loan_type', { field: 'purpose' }],
            },
            {
              title: 'Principal and term',
              object: 'loan_details.terms',
              fields: [
                'original_principal_amount',
                'funding_date',
                'maturity_date',
                'term_months',
                'amortization_months',
              ],
            },
            {
              title: 'Interest',
              object: 'loan_details.terms',
              fields: [
                { field: 'note_rate_percent', about: 'What the borrower pays per year.' },
                'rate_type',
                'rate_index',
                { field: 'rate_spread_percent', format: 'points' },
                'rate_floor_percent',
                'default_rate_percent',
                'compounding',
                'interest_accrual_basis',
              ],
            },
            {
              title: 'Payments and conditions',
              object: 'loan_details.terms',
              fields: [
                'payment_type',
                'payment_frequency',
                'regular_payment_amount',
                'first_payment_date',
                'lender_fee_percent',
                'prepayment_terms',
                'extension_options',
              ],
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
              fields: [
                'principal_outstanding_amount',
                'principal_disbursed_amount',
                'principal_paid_amount',
                'undrawn_amount',
              ],
            },
            {
              title: 'Interest',
              object: 'loan_details.balances',
              fields: [
                'interest_charged_amount',
                'interest_paid_amount',
                'interest_outstanding_amount',
                'accrued_interest_amount',
                'interest_reserve_balance_amount',
              ],
            },
            {
              title: 'Total',
              object: 'loan_details.balances',
              fields: [
                'total_outstanding_amount',
                'fees_outstanding_amount',
                'penalties_outstanding_amount',
                'total_overdue_amount',
                { field: 'overdue_since_date', label: 'Overdue since' },
              ],
            },
            { object: 'loan_details', fields: ['as_of_date'] },
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
                'delinquency_bucket',
                'past_due_days',
                { field: 'delinquent_days', about: 'After the grace period.' },
                'delinquent_amount',
                'next_payment_due_date',
                'last_payment_date',
                'last_payment_amount',
                'payments_made_count',
                'payments_missed_count',
              ],
            },
          ],
        }),
      ],
    }),
    table({
      id: 'draws',
      title: 'Draws',
      query: 'loanDetails',
      rows: 'loan_details.draws',
      sort: { by: 'draw_date', direction: 'desc' },
      pageSize: 5,
      columns: [{ field: 'draw_date', primary: true }, 'amount', 'percent_complete', 'inspection_date'],
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
      upload: [
        'property_insurance',
        'correspondence',
        'commitment_letter',
        'mortgage_registration',
        'promissory_note',
        'participation_agreement',
        'investor_disclosure',
        'appraisal',
        'title_insurance',
        'inspection_report',
        'payout_statement',
        'renewal_agreement',
        'other',
      ],
      removal: true,
      empty: { title: 'No documents yet', text: 'Documents for this loan, including those you upload, appear here.' },
    }),
  ],
});
