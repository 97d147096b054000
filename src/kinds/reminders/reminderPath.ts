import { anchorOf, sectionPlace, subjectPath } from '../../config/places.ts';
import type { PlacedSection, Portal } from '../../config/portal.ts';
import type { Reminder } from '../../figures/attention.ts';
import { newsPlace } from '../attention/newsPlace.ts';
import { withdrawPath } from '../requests/requestPath.ts';

/** Where a reminder leads: to a loan's screen, or to the section with more; undefined if the portal has neither. */
export function reminderPath(item: Reminder, portal: Portal): string | undefined {
  const loan = (id: number | undefined) => (id === undefined ? undefined : subjectPath(portal, 'loanDetails', id));
  const place = (isWanted: (section: PlacedSection) => boolean) => sectionPlace(portal, isWanted);
  switch (item.condition) {
    case 'maturities':
    case 'insurance':
      return loan(item.holdings[0]?.loan_id);
    case 'redemptions':
      // If there are several, the user chooses one there.
      return withdrawPath(portal, item.holdings.length === 1 ? item.holdings[0]?.investment_id : undefined);
    case 'accounts':
      return anchorOf(place(({ kind }) => kind === 'accounts'));
    case 'accreditation':
      return anchorOf(place(({ query }) => query === 'profileDetails'));
    case 'documents':
      return newsPlace(portal, 'documents')?.path;
    case 'notes':
      return anchorOf(newsPlace(portal, 'notes_from_manager'));
    case 'opportunities':
      return newsPlace(portal, 'opportunities')?.path;
  }
}
