import { outlineOf } from './outlineOf.ts';
import type { Portal, Screen } from './portal.ts';

const unseen: Screen = { title: '', sections: [] };

/**
 * Returns the part of the config that visitors who are not signed in need: everything but the menu and the content of
 * the signed-in screens. Their routes stay, so that a link to one differs from a misspelt URL.
 */
export function publicPart(portal: Portal): Portal {
  const signedIn = Object.fromEntries(Object.keys(portal.routes.signedIn).map((route) => [route, unseen]));
  const { allInvestors: _, hosts: __, eventHook: ___, ...shared } = portal;
  return {
    ...shared,
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
 * Returns the part of the config that the first screen after a sign-in needs; other screens keep only their heading,
 * their route, and the outline of their sections.
 */
export function homePart({ hosts: _, eventHook: __, ...portal }: Portal): Portal {
  const signedIn = Object.entries(portal.routes.signedIn).map(([route, screen]) => [
    route,
    route === portal.paths.home ? screen : { ...screen, sections: [], outline: outlineOf(screen) },
  ]);
  return { ...portal, routes: { ...portal.routes, signedIn: Object.fromEntries(signedIn) } };
}
