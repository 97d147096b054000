import type { Portal, Screen } from './portal.ts';

const unseen: Screen = { title: '', sections: [] };

/** Whether a screen's sections are in the part of the config that is here; a checked config has no screen without any. */
export const isHere = ({ sections }: Screen): boolean => sections.length > 0;

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

/**
 * The config as far as the first screen after a sign-in needs it: of the others only what leads to them and heads them.
 */
export function homePart(portal: Portal): Portal {
  const signedIn = Object.entries(portal.routes.signedIn).map(([route, screen]) => [
    route,
    route === portal.paths.home ? screen : { ...screen, sections: [] },
  ]);
  return { ...portal, routes: { ...portal.routes, signedIn: Object.fromEntries(signedIn) } };
}
