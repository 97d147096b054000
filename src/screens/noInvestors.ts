import { screen } from '../config/screen.ts';
import { notice } from '../kinds/notice/options.ts';
import { panel } from '../kinds/panel.ts';

export const noInvestors = screen({
  title: 'No investor account is linked to your login',
  sections: [
    notice({
      id: 'no-investors',
      title: 'No investor account is linked to your login',
      text: 'You are signed in, but there is no portfolio to show yet. Please ask your manager’s team to link your investor account, then reload this page.',
    }),
    panel('people', {
      id: 'team',
      title: 'Your manager’s team',
      of: 'team',
      empty: { title: 'No one is listed here', text: 'Please write to the address that your invitation came from.' },
    }),
  ],
});
