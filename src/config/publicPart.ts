import type { Portal, Screen } from './portal.ts';

const unseen: Screen = { title: '', sections: [] };

/**
 * The config as far as a visitor who is not signed in needs it: everything but the menu and what the signed-in screens
 * show. Their routes stay, so that the way to one is told from a misspelt address.
 */
export function publicPart(portal: Portal): Portal {
  const signedIn = Object.fromEntries(Object.keys(portal.routes.signedIn).map((route) => [route, unseen]));
  return {
    ...portal,
    routes: { public: portal.routes.public, signedIn },
    menu: [],
    noInvestors: unseen,
    persist: [],
    periods: {},
    ranges: {},
    comparisons: [],
  };
}
