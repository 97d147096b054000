import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { fourAtATime } from '../../client/fourAtATime.ts';
import { queryFor } from '../../client/queryFor.ts';
import type { Investment } from '../../figures/answers.ts';
import { type KnownArrears, moneyAvailable, type Standing, standingOf } from '../../figures/holdings.ts';
import type { Format } from '../../screen/useFormat.ts';
import { Badge } from '../../ui/Badge.tsx';
import { GoodState, RowTitle } from '../../ui/RowTitle.tsx';
import { imageOf } from '../../values/imageOf.ts';
import { text } from '../../values/text/text.ts';
import { toneOf } from '../../values/tone.ts';
import { standingWords, whatOf } from './holdingWords.ts';

interface HoldingTitleProps {
  investment: Investment;
  format: Format;
  arrears: KnownArrears;
  /** The loans whose pictures are requested. */
  pictured: readonly number[];
  /** Its name. */
  children: ReactNode;
}

/** A holding with the picture of its property, its kind and its standing. */
export function HoldingTitle({ investment, format, arrears, pictured, children }: HoldingTitleProps) {
  const picture = usePicture(investment, pictured);
  const { day, how } = moneyAvailable(investment);
  const standing = standingOf(investment, arrears);
  const { matures, exits } = text.holdings;
  return (
    <RowTitle
      picture={picture}
      icon={investment.investment_type === 'fund' ? 'fund' : 'property'}
      about={whatOf(investment, format)}
      state={standing && <StandingBadge standing={standing}>{standingWords(standing, format)}</StandingBadge>}
      narrow={day && (how === 'maturity' ? matures : exits)(format('date', day))}
    >
      <span>{children}</span>
    </RowTitle>
  );
}

function StandingBadge({ standing, children }: { standing: Standing; children: string }) {
  if (standing.is === 'upToDate') return <GoodState>{children}</GoodState>;
  if (standing.is === 'status') return <Badge tone={toneOf(standing.status)}>{children}</Badge>;
  return <Badge tone="negative">{children}</Badge>;
}

/** The first picture of a loan's property that can be drawn; undefined until known. */
function usePicture({ loan_id = 0 }: Investment, pictured: readonly number[]): string | undefined {
  const { data } = useQuery({
    ...fourAtATime(queryFor('loanDetails', { loan_id })),
    enabled: pictured.includes(loan_id),
  });
  const images = data?.loan_details.property?.images;
  return useMemo(() => images?.map(({ base_64_encoded: found }) => imageOf(found)).find((src) => src), [images]);
}
