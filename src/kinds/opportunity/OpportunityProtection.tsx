import type { OpportunityDetails } from '../../figures/answers.ts';
import { coverOfOpportunity } from '../../figures/cover.ts';
import { Stack, Text } from '../../ui/box.tsx';
import { Section } from '../../ui/Section.tsx';
import { text } from '../../values/text/text.ts';
import { CoverBar } from '../loan/CoverBar.tsx';
import { useOpportunityWords } from './useOpportunityWords.ts';

/** The property's value beside the loans on it; draws nothing if there is no property. */
export function OpportunityProtection({ opportunity }: { opportunity: OpportunityDetails }) {
  const { format, round } = useOpportunityWords(opportunity);
  const { appraisal } = opportunity;
  const words = text.opportunity;
  const cover = coverOfOpportunity(opportunity);
  if (!appraisal || !cover) return null;
  const { value_amount, date, company, basis } = appraisal;
  const said = words.appraised(
    round(value_amount),
    format('date', date),
    format('text', company),
    words.bases[basis] ?? format('label', basis),
  );
  return (
    <Section title={words.protection} bare>
      <Stack gap="3">
        <Text tone="muted">{said}</Text>
        <CoverBar title={words.protection} cover={cover} place={opportunity.lien_position} />
      </Stack>
    </Section>
  );
}
