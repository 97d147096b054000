import type { Input } from '../../api/types.ts';
import type { PlacedSection, Portal } from '../../config/portal.ts';
import { sectionPlace, subjectPath } from '../../frame/places.ts';
import type { AttentionItem } from '../../portfolio/attention.ts';
import { newsPlace } from '../parts/newsPlace.ts';

const anchorOf = (place: ReturnType<typeof sectionPlace>) => place && `${place.path}#${place.section.outer}`;

const withdrawal: Input<'contactSubmit'>['topic'] = 'Withdrawal Request';

/** Where an item leads: to the screen of a loan, or to the section that says more; undefined where the portal has neither. */
export function itemPath(item: AttentionItem, portal: Portal): string | undefined {
  const loan = (id: number | undefined) => (id === undefined ? undefined : subjectPath(portal, 'loanDetails', id));
  const place = (isWanted: (section: PlacedSection) => boolean) => sectionPlace(portal, isWanted);
  switch (item.condition) {
    case 'payments':
      return loan(item.arrears.loanId);
    case 'maturities':
      return loan(item.holdings[0]?.loan_id);
    case 'redemptions': {
      const form = place(({ command }) => command === 'contactSubmit');
      return form && `${form.path}?${new URLSearchParams({ [`${form.section.id}-topic`]: withdrawal })}`;
    }
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
