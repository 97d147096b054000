import { screen } from '../config/screen.ts';
import { panel } from '../kinds/panel.ts';
import { tiles } from '../kinds/tiles/options.ts';

export const opportunities = screen({
  title: 'Opportunities',
  feature: 'opportunities',
  sections: [
    panel('opportunities', {
      id: 'open-opportunities',
      title: 'Opportunities',
      list: tiles({
        id: 'opportunities',
        title: 'Opportunities',
        query: 'opportunityList',
        folded: true,
        filters: [
          'opportunity_type',
          'lien_position',
          {
            field: 'max_ltv_percent',
            label: 'LTV',
            choices: [
              { value: 55, label: 'Up to 55%' },
              { value: 65, label: 'Up to 65%' },
              { value: 75, label: 'Up to 75%' },
            ],
          },
          {
            field: 'min_rate_percent',
            label: 'Rate',
            choices: [
              { value: 8, label: '8% or more' },
              { value: 9, label: '9% or more' },
              { value: 10, label: '10% or more' },
            ],
          },
          {
            field: 'province',
            label: 'Province',
            choices: [
              { value: 'AB', label: 'Alberta' },
              { value: 'BC', label: 'British Columbia' },
              { value: 'MB', label: 'Manitoba' },
              { value: 'NB', label: 'New Brunswick' },
              { value: 'NL', label: 'Newfoundland and Labrador' },
              { value: 'NS', label: 'Nova Scotia' },
              { value: 'ON', label: 'Ontario' },
              { value: 'PE', label: 'Prince Edward Island' },
              { value: 'QC', label: 'Québec' },
              { value: 'SK', label: 'Saskatchewan' },
            ],
          },
        ],
        orders: [
          { label: 'Closing soonest', by: 'closes_at', direction: 'asc' },
          { label: 'Newest', by: 'listed_at', direction: 'desc' },
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
            ['reference', 'opportunity_type'],
            ['city', 'province'],
          ],
          bar: { label: 'Funded', percent: 'funded_percent', amount: 'committed_amount', whole: 'loan_amount' },
          facts: ['investor_rate_percent', 'ltv_percent', 'term_months', 'minimum_investment_amount', 'closes_at'],
          submitted: {
            object: 'my_interest',
            field: 'status',
            nothing: 'none',
            title: 'You are interested',
            facts: ['amount', 'status'],
          },
        },
        link: { to: '/opportunities/:id', field: 'opportunity_id' },
        empty: { title: 'No offer is open now', text: 'We tell you when one is.' },
      }),
    }),
  ],
});
