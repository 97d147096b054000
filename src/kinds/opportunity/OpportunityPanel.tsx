import type { OpportunityDetails } from '../../figures/answers.ts';
import { limitsOf, usualAmounts, wouldEarn } from '../../figures/opportunity.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionParameters } from '../../screen/SectionParameters.tsx';
import { useSubjectOf } from '../../screen/useAnswerOf.ts';
import { Stack } from '../../ui/box.tsx';
import { Calculator } from './Calculator.tsx';
import { InvestBar } from './InvestBar.tsx';
import { OpportunityFacts } from './OpportunityFacts.tsx';
import { OpportunityHero } from './OpportunityHero.tsx';
import styles from './OpportunityPanel.module.css';
import { OpportunityParts } from './OpportunityParts.tsx';
import type { OpportunityConfig } from './options.ts';
import { useWantedAmount } from './useWantedAmount.ts';

/** An opportunity: a sentence, what an amount would earn in it, what protects the money, what could go wrong, and the rest. */
export function OpportunityPanel({ section }: { section: OpportunityConfig }) {
  const query = useSubjectOf('opportunityDetails');
  const opportunity = query.data?.opportunity;
  return (
    <SectionParameters id={section.id}>
      <SectionFrame section={section} titled={false} bare>
        <QueryFailure query={query} />
        {opportunity && <Offered section={section} opportunity={opportunity} />}
      </SectionFrame>
    </SectionParameters>
  );
}

function Offered({ section, opportunity }: { section: OpportunityConfig; opportunity: OpportunityDetails }) {
  const [least = 0] = usualAmounts(opportunity);
  const wanted = useWantedAmount(section.id, least, opportunity.currency);
  const limits = opportunity.status === 'open' ? limitsOf(opportunity) : undefined;
  const earnings = wanted.amount === undefined ? undefined : wouldEarn(opportunity, wanted.amount);
  return (
    <Stack gap="8">
      <OpportunityHero opportunity={opportunity} />
      <Stack gap="8" className={styles.columns} data-single={!limits}>
        {limits && (
          <div className={styles.aside}>
            <Calculator opportunity={opportunity} limits={limits} wanted={wanted} earnings={earnings} />
          </div>
        )}
        <Stack align="start" className={styles.parts}>
          <OpportunityParts opportunity={opportunity} />
          <OpportunityFacts opportunity={opportunity} />
        </Stack>
      </Stack>
      {limits && <InvestBar opportunity={opportunity} limits={limits} wanted={wanted} earnings={earnings} />}
    </Stack>
  );
}
