import type { Opportunity } from '../../figures/answers.ts';
import type { ListState } from '../list/useListState.ts';

/** The server's largest page, so that one page is enough. */
const all = 100;

/** The choices of the list, for the opportunities of another status. */
export const stateOf = (choices: ListState, status: Opportunity['status']): ListState => ({
  ...choices,
  page: { ...choices.page, value: 1 },
  size: { ...choices.size, value: all },
  narrowed: { ...choices.narrowed, status },
});

/** Rows of an answer about opportunities; its list is that of `opportunityList`, which the check of the config has verified. */
export const opportunitiesIn = (rows: readonly object[]) => rows as readonly Opportunity[];
