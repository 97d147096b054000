import type { Input } from '../../api/types.ts';
import type { PlacedSection, Portal } from '../../config/portal.ts';
import { sectionPlace, subjectPath } from '../../frame/places.ts';
import type { AttentionItem } from '../../portfolio/attention.ts';

const withdrawal: Input<'contactSubmit'>['topic'] = 'Withdrawal Request';

/** Where an item leads: to the screen of a loan, or to the section that says more; undefined where the portal has neither. */
export function itemPath(item: AttentionItem, portal: Portal): string | undefined {
  const loan = (id: number | undefined) => (id === undefined ? undefined : subjectPath(portal, 'loanDetails', id));
  const place = (isWanted: (section: PlacedSection) => boolean) => sectionPlace(portal, isWanted);
  const section = (isWanted: (section: PlacedSection) => boolean) => {
    const found = place(isWanted);
    return found && `${found.path}#${found.section.outer}`;
  };
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
      return section(({ kind }) => kind === 'accounts');
    case 'accreditation':
      return section(({ query }) => query === 'profileDetails');
    case 'documents':
      return place(({ query }) => query === 'documentList')?.path;
    case 'notes':
      return section(({ kind, about }) => kind === 'notes' && about === 'portfolio');
    case 'offers':
      return place(({ query }) => query === 'opportunityList')?.path;
  }
}
