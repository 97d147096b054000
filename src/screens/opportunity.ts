import { screen, subject } from '../config/screen.ts';
import { panel } from '../kinds/panel.ts';

export const opportunity = screen({
  title: 'Opportunity',
  feature: 'opportunities',
  back: '/opportunities',
  subject: subject({ query: 'opportunityDetails', params: { opportunity_id: 'id' }, name: 'opportunity.title' }),
  sections: [panel('opportunity', { id: 'opportunity', title: 'The offer' })],
});
