import type { OpportunityDetails } from '../../figures/answers.ts';
import { DocumentButton } from '../../files/documents/DocumentButton.tsx';
import { documentOf } from '../../files/documents/documentIn.ts';
import { Small, Stack, Text } from '../../ui/box.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Section } from '../../ui/Section.tsx';
import { readDecimal } from '../../values/decimal.ts';
import { text } from '../../values/text/text.ts';
import styles from './OpportunityPanel.module.css';
import { OpportunityProtection } from './OpportunityProtection.tsx';
import { Track } from './Track.tsx';
import { useOpportunityWords } from './useOpportunityWords.ts';

/** The facts to judge an opportunity by, part by part; leaves out parts without a value. */
export function OpportunityParts({ opportunity }: { opportunity: OpportunityDetails }) {
  const words = text.opportunity;
  return (
    <>
      <Funded opportunity={opportunity} />
      <OpportunityProtection opportunity={opportunity} />
      <Part title={words.risks} texts={[opportunity.risk_notes]} quiet={opportunity.disclaimers} />
      <Part title={words.exit} texts={[opportunity.exit_strategy, opportunity.borrower_summary]} />
      <Uses opportunity={opportunity} />
      <Documents opportunity={opportunity} />
    </>
  );
}

function Funded({ opportunity }: { opportunity: OpportunityDetails }) {
  const { format, round, share } = useOpportunityWords(opportunity);
  const words = text.opportunity;
  const { committed_amount, loan_amount, available_amount, funded_percent, expected_funding_date } = opportunity;
  const percent = readDecimal(funded_percent);
  const said = [
    words.committed(round(committed_amount), round(loan_amount)),
    ...(expected_funding_date ? [words.funding(format('date', expected_funding_date))] : []),
  ];
  return (
    <Section title={words.funded(share(funded_percent), round(available_amount))} bare>
      <Stack gap="2" className={styles.funded}>
        <Track percent={Number(percent ?? 0)} isOwn isThick />
        <Small>{said.join(' ')}</Small>
      </Stack>
    </Section>
  );
}

interface PartProps {
  title: string;
  texts: readonly (string | undefined)[];
  /** In muted ink below them. */
  quiet?: string | undefined;
}

function Part({ title, texts, quiet }: PartProps) {
  const told = texts.filter(Boolean);
  if (told.length === 0 && !quiet) return null;
  return (
    <Section title={title} bare>
      <Stack gap="3">
        {told.map((one) => (
          <Text key={one} breaks="anywhere" keepsLines dir="auto">
            {one}
          </Text>
        ))}
        {quiet && (
          <Text tone="muted" breaks="anywhere" keepsLines dir="auto">
            {quiet}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function Uses({ opportunity }: { opportunity: OpportunityDetails }) {
  const { format, round } = useOpportunityWords(opportunity);
  const whole = Number(readDecimal(opportunity.loan_amount) ?? 0);
  const uses = opportunity.use_of_funds;
  if (uses.length === 0) return null;
  return (
    <Section title={text.opportunity.uses} bare>
      <Stack as="ul" gap="3">
        {uses.map(({ label, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order never changes
          <li key={index} className={styles.use}>
            <span dir="auto">{format('text', label)}</span>
            <Figure>{round(amount)}</Figure>
            <Track percent={whole > 0 ? (Number(readDecimal(amount) ?? 0) / whole) * 100 : 0} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Documents({ opportunity }: { opportunity: OpportunityDetails }) {
  const documents = opportunity.documents.flatMap((file) => documentOf(file) ?? []);
  if (documents.length === 0) return null;
  return (
    <Section title={text.opportunity.documents} bare>
      <Stack as="ul" line="above">
        {documents.map((document) => (
          <li key={document.key} className={styles.document}>
            <DocumentButton document={document} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
