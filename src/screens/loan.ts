import { screen, subject } from '../config/screen.ts';
import { details } from '../kinds/details/options.ts';
import { group } from '../kinds/group/options.ts';
import { panel } from '../kinds/panel.ts';
import { table } from '../kinds/table/options.ts';

export const loan = screen({
  title: 'Loan',
  back: '/overview',
  subject: subject({ query: 'loanDetails', params: { loan_id: 'id' }, name: 'loan_details.name' }),
  sections: [
    panel('loan', { id: 'loan', title: 'The loan' }),
    group({
      id: 'details-payments',
      title: 'Payments',
      folded: true,
      fact: panel('loanFact', { id: 'payments-fact', title: 'Payments', of: 'payments' }),
      sections: [
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
            { field: 'my_net_amount', label: 'Paid to you', amount: true },
            'gross_amount',
            'interest_amount',
            'principal_amount',
            'servicing_fee_amount',
            'principal_balance_amount',
          ],
          totals: { sum: ['interest_amount', 'principal_amount'] },
          empty: { title: 'No payments yet', text: 'The borrower’s payments appear here when they are due.' },
        }),
      ],
    }),
    group({
      id: 'details-schedule',
      title: 'Schedule',
      folded: true,
      fact: panel('loanFact', { id: 'schedule-fact', title: 'Schedule', of: 'schedule' }),
      sections: [
        table({
          id: 'schedule',
          title: 'Schedule',
          query: 'loanDetails',
          rows: 'loan_details.schedule',
          sort: { by: 'due_date', direction: 'asc' },
          pageSize: 5,
          columns: [
            { field: 'due_date', primary: true },
            { field: 'my_amount', amount: true },
            'interest_amount',
            'principal_amount',
            'balance_amount',
          ],
          totals: { sum: ['interest_amount', 'principal_amount'] },
          empty: { title: 'No upcoming payments', text: 'This loan has no scheduled payments left.' },
        }),
      ],
    }),
    group({
      id: 'details-terms',
      title: 'Terms',
      folded: true,
      fact: panel('loanFact', { id: 'terms-fact', title: 'Terms', of: 'terms' }),
      sections: [
        details({
          id: 'participation-conditions',
          title: 'Your terms',
          query: 'loanDetails',
          groups: [
            {
              object: 'loan_details.participation',
              fields: [
                'invested_amount',
                'participation_percent',
                { field: 'investor_rate_percent', label: 'Your rate' },
                'monthly_net_interest_amount',
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
        details({
          id: 'terms',
          title: 'Terms',
          query: 'loanDetails',
          groups: [
            {
              title: 'Purpose',
              object: 'loan_details',
              fields: ['loan_status', 'loan_type', 'purpose'],
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
      ],
    }),
    group({
      id: 'details-balances',
      title: 'Balances',
      folded: true,
      fact: panel('loanFact', { id: 'balances-fact', title: 'Balances', of: 'balances' }),
      sections: [
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
    group({
      id: 'details-security',
      title: 'Security and property',
      folded: true,
      fact: panel('loanFact', { id: 'security-fact', title: 'Security and property', of: 'security' }),
      sections: [
        details({
          id: 'safety',
          title: 'Security and property',
          query: 'loanDetails',
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
        }),
      ],
    }),
    group({
      id: 'details-draws',
      title: 'Draws',
      folded: true,
      fact: panel('loanFact', { id: 'draws-fact', title: 'Draws', of: 'draws' }),
      sections: [
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
      ],
    }),
    group({
      id: 'details-updates',
      title: 'Updates',
      folded: true,
      fact: panel('loanFact', { id: 'updates-fact', title: 'Updates', of: 'updates' }),
      sections: [
        panel('notes', {
          id: 'updates',
          title: 'Updates',
          empty: { title: 'No updates yet', text: 'Updates from your manager will appear here.' },
          of: 'loan',
        }),
      ],
    }),
    group({
      id: 'details-documents',
      title: 'Documents',
      folded: true,
      fact: panel('loanFact', { id: 'documents-fact', title: 'Documents', of: 'documents' }),
      sections: [
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
          empty: {
            title: 'No documents yet',
            text: 'Documents for this loan, including those you upload, appear here.',
          },
        }),
      ],
    }),
  ],
});
