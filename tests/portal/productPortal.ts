import type { Portal } from '../../src/config/portal.ts';
import { loan } from '../../src/screens/loan.ts';
import { opportunities } from '../../src/screens/opportunities.ts';
import { opportunity } from '../../src/screens/opportunity.ts';
import { overview } from '../../src/screens/overview.ts';
import { fromProduct } from './fromProduct.ts';
import { smallPortal } from './smallPortal.ts';

const { routes } = smallPortal;

/** The small portal with the product's screens in place of its own, whichever of them the operator shows. */
export const productPortal: Portal = {
  ...smallPortal,
  periods: {
    ...smallPortal.periods,
    returns: [
      { label: 'All Time', months: 120 },
      { label: 'This Year', months: 12 },
    ],
  },
  routes: {
    ...routes,
    signedIn: {
      ...routes.signedIn,
      '/overview': fromProduct(overview),
      '/overview/:id': fromProduct(loan),
      '/opportunities': fromProduct(opportunities),
      '/opportunities/:id': fromProduct(opportunity),
    },
  },
};
