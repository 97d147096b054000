import { screen, subject } from '../../src/config/screen.ts';
import { action } from '../../src/kinds/action/options.ts';
import { details } from '../../src/kinds/details/options.ts';
import { figures } from '../../src/kinds/figures/options.ts';
import { panel } from '../../src/kinds/panel.ts';
import { prose } from '../../src/kinds/prose/options.ts';
import { tiles } from '../../src/kinds/tiles/options.ts';

export const opportunities = screen({
  title: 'Opportunities',
  feature: 'opportunities',
  sections: [
    tiles({
      id: 'opportunities',
      title: 'Opportunities',
      query: 'opportunityList',
      rows: 'opportunities',
      key: 'opportunity_id',
      folded: true,
      filters: [
        {
          field: 'opportunity_type',
          label: 'Type',
          values: ['fund_offering', 'direct_mortgage', 'syndicated_loan'],
        },
        {
          field: 'status',
          label: 'Status',
          values: ['open', 'coming_soon', 'fully_funded', 'closed', 'withdrawn'],
        },
        { field: 'lien_position', label: 'Lien', values: ['1', '2', '3', 'other'] },
        {
          field: 'max_ltv_percent',
          label: 'LTV',
          choices: [{ value: 65, label: 'Up to 65%' }],
        },
        {
          field: 'min_rate_percent',
          label: 'Rate',
          choices: [{ value: 9, label: '9% or more' }],
        },
        {
          field: 'province',
          label: 'Province',
          choices: [{ value: 'ON', label: 'Ontario' }],
        },
      ],
      orders: [
        { label: 'Newest', by: 'listed_at', direction: 'desc' },
        { label: 'Closing first', by: 'closes_at', direction: 'asc' },
        { label: 'Highest rate', by: 'investor_rate_percent', direction: 'desc' },
        { label: 'Lowest LTV', by: 'ltv_percent', direction: 'asc' },
        { label: 'Shortest term', by: 'term_months', direction: 'asc' },
        { label: 'Lowest minimum', by: 'minimum_investment_amount', direction: 'asc' },
        { label: 'Most available', by: 'available_amount', direction: 'desc' },
      ],
      tile: {
        title: 'title',
        picture: 'image_base_64_encoded',
        status: 'status',
        mark: { field: 'is_new', label: 'New' },
        lines: [
          [
            { field: 'reference', format: 'text' },
            { field: 'opportunity_type', format: 'label' },
          ],
          [
            { field: 'city', format: 'text' },
            { field: 'province', format: 'text' },
          ],
        ],
        bar: { label: 'Funded', percent: 'funded_percent', amount: 'committed_amount', whole: 'loan_amount' },
        facts: [
          { field: 'investor_rate_percent', label: 'Annual rate', format: 'percent' },
          { field: 'ltv_percent', label: 'LTV', format: 'percent' },
          { field: 'term_months', label: 'Term', format: 'months' },
          { field: 'minimum_investment_amount', label: 'Minimum', format: 'money' },
          { field: 'closes_at', label: 'Closes', format: 'dateTime' },
        ],
        submitted: {
          object: 'my_interest',
          field: 'status',
          nothing: 'none',
          title: 'You are interested',
          facts: [
            { field: 'amount', label: 'Amount', format: 'money' },
            { field: 'status', label: 'Status', format: 'label' },
          ],
        },
      },
      link: { to: '/opportunities/:id', field: 'opportunity_id' },
      empty: {
        title: 'No opportunities yet',
        text: 'New investment offers will appear here.',
      },
    }),
  ],
});

export const opportunity = screen({
  title: 'Opportunity',
  feature: 'opportunities',
  back: '/opportunities',
  subject: subject({
    query: 'opportunityDetails',
    params: { opportunity_id: 'id' },
    name: 'opportunity.title',
  }),
  sections: [
    action({
      id: 'interest',
      title: 'My interest',
      query: 'opportunityDetails',
      object: 'opportunity',
      text: 'Tell your manager’s team how much you would like to invest. This is not a commitment.',
      label: 'I am interested',
      to: '/contact-us',
      fill: {
        'message-topic': 'Deposit Request',
        'message-context.opportunity_id': { field: 'opportunity_id' },
      },
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
        facts: [
          { field: 'amount', label: 'Amount', format: 'money' },
          { field: 'submitted_at', label: 'Sent', format: 'dateTime' },
          { field: 'status', label: 'Status', format: 'label' },
        ],
      },
    }),
    figures({
      id: 'offer',
      title: 'The offer',
      query: 'opportunityDetails',
      object: 'opportunity',
      figures: [
        { field: 'investor_rate_percent', label: 'Annual rate', format: 'percent' },
        { field: 'ltv_percent', label: 'LTV, including prior liens', format: 'percent' },
        { field: 'term_months', label: 'Term', format: 'months' },
        { field: 'minimum_investment_amount', label: 'Minimum', format: 'money' },
        { field: 'maximum_investment_amount', label: 'Maximum', format: 'money', none: 'No limit' },
        { field: 'available_amount', label: 'Available', format: 'money' },
        { field: 'closes_at', label: 'Closes', format: 'dateTime', none: 'No date set' },
      ],
      bar: { label: 'Funded', percent: 'funded_percent', amount: 'committed_amount', whole: 'loan_amount' },
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
            { field: 'reference', label: 'Reference', format: 'text', copy: true },
            { field: 'opportunity_type', label: 'Type', format: 'label' },
            { field: 'status', label: 'Status', format: 'label' },
            { field: 'loan_type', label: 'Loan type', format: 'label' },
            { field: 'payment_type', label: 'Payments', format: 'label' },
            {
              field: 'note_rate_percent',
              label: 'Note rate',
              format: 'percent',
              about: 'What the borrower pays per year.',
            },
            { field: 'listed_at', label: 'Listed', format: 'dateTime' },
          ],
        },
      ],
    }),
    details({
      id: 'opportunity-security',
      title: 'Security',
      query: 'opportunityDetails',
      groups: [
        {
          object: 'opportunity',
          fields: [
            { field: 'lien_position', label: 'Lien', format: 'label' },
            {
              field: 'ltv_percent',
              label: 'LTV',
              format: 'percent',
              about: 'All earlier liens and this loan over the appraised value.',
            },
          ],
        },
        {
          object: 'opportunity.appraisal',
          fields: [
            { field: 'value_amount', label: 'Appraised value', format: 'money' },
            { field: 'date', label: 'Appraisal date', format: 'date' },
            { field: 'basis', label: 'Appraised', format: 'label' },
          ],
        },
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
      id: 'opportunity-property',
      title: 'Property',
      query: 'opportunityDetails',
      groups: [
        {
          object: 'opportunity',
          fields: [{ field: 'property_type', label: 'Type', format: 'label' }],
        },
      ],
      pictures: { rows: 'opportunity.images', picture: 'base_64_encoded', alt: 'alt' },
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
          fields: [
            { field: 'name', label: 'Name', format: 'text' },
            { field: 'email', label: 'Email', format: 'text', link: 'mail' },
            { field: 'phone', label: 'Telephone', format: 'text', link: 'telephone' },
          ],
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
