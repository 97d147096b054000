import { type AnswerData, currencyOf, objectIn } from '../../screen/fields.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Row, Stack, Text } from '../../ui/box.tsx';
import type { Submission } from './options.ts';

/** The investor's earlier submission; undefined if there is none. */
export function submittedIn(submitted: Submission, data: AnswerData): AnswerData | undefined {
  const found = objectIn(data, submitted.object);
  const value = found[submitted.field];
  return value === undefined || value === null || value === submitted.nothing ? undefined : found;
}

/** A line about the investor's earlier submission. */
export function SubmittedFacts({ submitted, found }: { submitted: Submission; found: AnswerData }) {
  const format = useFormat();
  return (
    <Stack gap="2">
      <Text weight="medium">{submitted.title}</Text>
      <Row as="dl" gap="1 6" size="sm">
        {submitted.facts.map(({ field, label, format: kind }) => (
          <Row key={field} oneLine gap="2">
            <Text as="dt" tone="muted">
              {label}
            </Text>
            <dd>{format(kind, found[field], currencyOf(found, field))}</dd>
          </Row>
        ))}
      </Row>
    </Stack>
  );
}
