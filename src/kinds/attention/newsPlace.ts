import { sectionPlace } from '../../config/places.ts';
import type { PlacedSection, Portal } from '../../config/portal.ts';

/** Subjects of news that only some portals show; each has a feature of this name. */
export type News = 'documents' | 'notes_from_manager' | 'opportunities';

const shows: Record<News, (section: PlacedSection) => boolean> = {
  documents: ({ query }) => query === 'documentList',
  notes_from_manager: ({ kind, of }) => kind === 'notes' && of === 'portfolio',
  opportunities: ({ query }) => query === 'opportunityList',
};

/** The section that shows this; undefined if the portal or this host has none, and so has no news about it. */
export const newsPlace = (portal: Portal, news: News) => sectionPlace(portal, shows[news]);
