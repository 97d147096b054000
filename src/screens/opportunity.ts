import { action } from '../config/kinds/action.ts';
import { details } from '../config/kinds/details.ts';
import { figures } from '../config/kinds/figures.ts';
import { prose } from '../config/kinds/prose.ts';
import { screen, subject } from '../config/screen.ts';
import { panel } from '../panels/panels.ts';

export const opportunity = screen({
  title: 'Opportunity',
  feature: 'opportunities',
  back: '/opportunities',
  subject: subject({ query: 'opportunityDetails', params: { opportunity_id: 'id' }, name: 'opportunity.title' }),
  sections: [
    figures({
      id: 'offer',
      title: 'The offer',
      query: 'opportunityDetails',
      object: 'opportunity',
      figures: [
        'investor_rate_percent',
        { field: 'ltv_percent', label: 'LTV, including prior liens' },
        'term_months',
        'minimum_investment_amount',
      ],
      picture: { rows: 'opportunity.images', picture: 'base_64_encoded', alt: 'alt' },
      bar: { label: 'Funded', percent: 'funded_percent', amount: 'committed_amount', whole: 'loan_amount' },
    }),
    action({
      id: 'interest',
      title: 'My interest',
      query: 'opportunityDetails',
      object: 'opportunity',
      text: 'Tell your manager’s team how much you would like to invest. This is not a commitment.',
      label: 'I am interested',
      to: '/contact-us',
      fill: { 'message-topic': 'Deposit Request', 'message-context.opportunity_id': { field: 'opportunity_id' } },
      when: {
        field: 'status',
        is: 'open',
        otherwise: {
          coming_soon: { text: 'This opportunity is not open yet.' },
          fully_funded: { text: 'This opportunity is fully funded.' },
          closed: { text: 'This opportunity is closed.' },
          withdrawn: { text: 'This opportunity was withdrawn.' },
        },
      },
      submitted: {
        object: 'opportunity.my_interest',
        field: 'status',
        nothing: 'none',
        title: 'You told your manager’s team that you’re interested.',
        facts: ['amount', 'submitted_at', 'status'],
      },
    }),
    prose({
      id: 'about',
      title: 'About',
      query: 'opportunityDetails',
      object: 'opportunity',
      texts: [{ field: 'description' }, { title: 'Highlights', field: 'highlights' }],
    }),
    details({
      id: 'opportunity-terms',
      title: 'Terms',
      query: 'opportunityDetails',
      groups: [
        {
          object: 'opportunity',
          fields: [
            { field: 'reference', copy: true },
            'opportunity_type',
            'status',
            'available_amount',
            'maximum_investment_amount',
            'closes_at',
            { field: 'loan_type', label: 'Loan type' },
            'payment_frequency',
            'payment_type',
            { field: 'note_rate_percent', about: 'What the borrower pays per year.' },
            {
              field: 'servicing_fee_percent',
              format: 'points',
              about: 'Deducted from the note rate and kept by the manager.',
            },
            'lender_fee_percent',
            { field: 'regular_payment_amount', about: 'Paid by the borrower on the whole loan.' },
            'expected_funding_date',
            'listed_at',
          ],
        },
      ],
    }),
    details({
      id: 'use-of-funds',
      title: 'Use of funds',
      query: 'opportunityDetails',
      groups: [],
      amounts: {
        rows: 'opportunity.use_of_funds',
        label: 'label',
        value: 'amount',
        sum: 'Total',
        empty: 'Not broken down for this offering.',
      },
    }),
    details({
      id: 'opportunity-security',
      title: 'Property and safety',
      query: 'opportunityDetails',
      safety: {
        value: { object: 'opportunity.appraisal', field: 'value_amount' },
        prior: { rows: 'opportunity.prior_encumbrances', name: 'lender', value: 'amount' },
        loan: { object: 'opportunity', field: 'loan_amount' },
      },
      groups: [
        { object: 'opportunity', fields: [{ label: 'Place', lines: [['city', 'province']] }, 'property_type'] },
        {
          object: 'opportunity',
          fields: [
            'lien_position',
            { field: 'ltv_percent', about: 'All earlier liens and this loan over the appraised value.' },
          ],
        },
        { object: 'opportunity.appraisal', fields: [{ field: 'date' }, 'company', 'basis'] },
      ],
      amounts: {
        title: 'Prior liens',
        rows: 'opportunity.prior_encumbrances',
        label: 'lender',
        value: 'amount',
        sum: 'All prior liens',
        empty: 'None. This loan is repaid first.',
      },
    }),
    prose({
      id: 'borrower',
      title: 'Borrower and exit',
      query: 'opportunityDetails',
      object: 'opportunity',
      texts: [
        { title: 'Borrower', field: 'borrower_summary' },
        { title: 'Exit strategy', field: 'exit_strategy' },
      ],
    }),
    prose({
      id: 'risks',
      title: 'Risks',
      query: 'opportunityDetails',
      object: 'opportunity',
      texts: [{ field: 'risk_notes' }],
    }),
    panel('files', {
      id: 'opportunity-documents',
      title: 'Documents',
      of: 'opportunity',
      empty: { title: 'No documents yet', text: 'Documents for this opportunity will appear here.' },
    }),
    details({
      id: 'opportunity-contact',
      title: 'Questions?',
      query: 'opportunityDetails',
      groups: [
        {
          object: 'opportunity.contact',
          fields: ['name', { field: 'email', link: 'mail' }, { field: 'phone', link: 'telephone' }],
        },
      ],
    }),
    prose({
      id: 'disclaimers',
      title: 'Please note',
      query: 'opportunityDetails',
      object: 'opportunity',
      texts: [{ field: 'disclaimers' }],
      small: true,
    }),
  ],
});
