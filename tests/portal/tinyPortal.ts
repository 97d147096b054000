import { definePortal } from '../../src/config/definePortal.ts';
import { screen } from '../../src/config/screen.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { notice } from '../../src/kinds/notice/options.ts';
import { parts } from './smallPortal.ts';

const welcome = notice({ id: 'welcome', title: 'Welcome', text: 'Here is your portal.' });

/** The config of a copy of the project, with few screens, for tests to write mistakes into. */
export default definePortal(kinds, {
  ...parts,
  paths: { signIn: '/login', home: '/overview', newPassword: '/login' },
  routes: {
    public: {
      '/login': screen({ title: 'Welcome', sections: [welcome] }),
    },
    signedIn: {
      '/overview': screen({ title: 'Overview', sections: [welcome] }),
    },
  },
  menu: [
    { label: 'Overview', icon: 'chart-pie', to: '/overview' },
    { label: 'Sign out', icon: 'log-out', action: 'sign-out' },
  ],
  noInvestors: screen({ title: 'Nothing yet', sections: [welcome] }),
});
