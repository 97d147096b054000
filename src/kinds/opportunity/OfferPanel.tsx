import type { OfferDetails } from '../../figures/answers.ts';
import { limitsOf, usualAmounts, wouldEarn } from '../../figures/offer.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionParameters } from '../../screen/SectionParameters.tsx';
import { useSubjectOf } from '../../screen/useAnswerOf.ts';
import { Calculator } from './Calculator.tsx';
import { InvestBar } from './InvestBar.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { OfferHero } from './OfferHero.tsx';
import styles from './OfferPanel.module.css';
import { OfferParts } from './OfferParts.tsx';
import type { OpportunityConfig } from './options.ts';
import { useWantedAmount } from './useWantedAmount.ts';

/** An offer: a sentence, what an amount would earn in it, what protects the money, what could go wrong, and the rest. */
export function OfferPanel({ section }: { section: OpportunityConfig }) {
  const query = useSubjectOf('opportunityDetails');
  const offer = query.data?.opportunity;
  return (
    <SectionParameters id={section.id}>
      <SectionFrame section={section} titled={false} bare>
        <QueryFailure query={query} />
        {offer && <Offered section={section} offer={offer} />}
      </SectionFrame>
    </SectionParameters>
  );
}

function Offered({ section, offer }: { section: OpportunityConfig; offer: OfferDetails }) {
  const [least = 0] = usualAmounts(offer);
  const wanted = useWantedAmount(section.id, least, offer.currency);
  const limits = offer.status === 'open' ? limitsOf(offer) : undefined;
  const earnings = wanted.amount === undefined ? undefined : wouldEarn(offer, wanted.amount);
  return (
    <div className={styles.offer}>
      <OfferHero offer={offer} />
      <div className={styles.columns} data-single={!limits}>
        {limits && (
          <div className={styles.aside}>
            <Calculator offer={offer} limits={limits} wanted={wanted} earnings={earnings} />
          </div>
        )}
        <div className={styles.parts}>
          <OfferParts offer={offer} />
          <OfferFacts offer={offer} />
        </div>
      </div>
      {limits && <InvestBar offer={offer} limits={limits} wanted={wanted} earnings={earnings} />}
    </div>
  );
}
