import type { QueryId } from '../client/types.ts';
import type { ownPanels } from './ownPanels.ts';

type OwnPanel = keyof typeof ownPanels;

/** The queries that each panel in `ownPanels.ts` sends as soon as it is drawn: `{ rating: () => ['investmentList'] }`. */
export const ownPanelOperations: Partial<Record<OwnPanel, () => readonly QueryId[]>> = {};

/**
 * Those of them to load before a screen with the panel is opened: `{ rating: () => [queryFor('investmentList', {})] }`.
 */
export const ownPanelQueries: Partial<Record<OwnPanel, (section: object, investorId: number) => unknown[]>> = {};
