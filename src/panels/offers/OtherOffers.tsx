import type { ListState } from '../../sections/list/useListState.ts';
import { useServerRows } from '../../sections/list/useServerRows.ts';
import { text } from '../../text/text.ts';
import { OfferGroup } from './OfferGroup.tsx';
import type { Drawing } from './OfferRow.tsx';
import type { OffersConfig } from './options.ts';
import { offersIn, stateOf } from './stateOf.ts';

interface OtherOffersProps extends Drawing {
  list: OffersConfig['list'];
  choices: ListState;
}

/** The offers to come, as they are narrowed; nothing where there are none. */
export function OtherOffers({ list, choices, ...drawing }: OtherOffersProps) {
  const { rows, total } = useServerRows(list, stateOf(choices, 'coming_soon'));
  if (rows.length === 0) return null;
  return <OfferGroup title={text.offer.list.coming} count={total} offers={offersIn(rows)} {...drawing} />;
}
