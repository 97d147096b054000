import type { PlacedSection, Portal } from '../../config/portal.ts';
import { anchorOf, sectionPlace, subjectPath } from '../../frame/places.ts';
import type { Reminder } from '../../portfolio/attention.ts';
import { newsPlace } from '../parts/newsPlace.ts';
import { withdrawPath } from '../requests/requestPath.ts';

/** Where a reminder leads: to the screen of a loan, or to the section that says more; undefined where the portal has neither. */
export function reminderPath(item: Reminder, portal: Portal): string | undefined {
  const loan = (id: number | undefined) => (id === undefined ? undefined : subjectPath(portal, 'loanDetails', id));
  const place = (isWanted: (section: PlacedSection) => boolean) => sectionPlace(portal, isWanted);
  switch (item.condition) {
    case 'maturities':
      return loan(item.holdings[0]?.loan_id);
    case 'redemptions':
      // Of several, which one is asked there.
      return withdrawPath(portal, item.holdings.length === 1 ? item.holdings[0]?.investment_id : undefined);
    case 'accounts':
      return anchorOf(place(({ kind }) => kind === 'accounts'));
    case 'accreditation':
      return anchorOf(place(({ query }) => query === 'profileDetails'));
    case 'documents':
      return newsPlace(portal, 'documents')?.path;
    case 'notes':
      return anchorOf(newsPlace(portal, 'notes_from_manager'));
    case 'offers':
      return newsPlace(portal, 'opportunities')?.path;
  }
}
