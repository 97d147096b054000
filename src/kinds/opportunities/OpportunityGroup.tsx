import type { Opportunity } from '../../figures/answers.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Stack, Text } from '../../ui/box.tsx';
import { BelowHeading, Heading } from '../../ui/Heading.tsx';
import styles from './OpportunitiesPanel.module.css';
import { type Drawing, OpportunityRow } from './OpportunityRow.tsx';

interface OpportunityRowsProps extends Drawing {
  title: string;
  opportunities: readonly Opportunity[];
  isStale?: boolean;
}

interface OpportunityGroupProps extends OpportunityRowsProps {
  count: number | undefined;
  /** The group's own query, whose failure the group reports. */
  query: QueryState;
}

/** Opportunities of one kind below their title. */
export function OpportunityGroup({ count, query, ...rows }: OpportunityGroupProps) {
  return (
    <Stack gap="3" className={styles.group}>
      <Text as={Heading} size="lg" tight>
        <OpportunityTitle title={rows.title} count={count} />
      </Text>
      <QueryFailure query={query} />
      {rows.opportunities.length > 0 && (
        <BelowHeading>
          <OpportunityRows {...rows} />
        </BelowHeading>
      )}
    </Stack>
  );
}

/** A title with the number of opportunities. */
export function OpportunityTitle({ title, count }: Pick<OpportunityGroupProps, 'title' | 'count'>) {
  const format = useFormat();
  return (
    <>
      <span>{title}</span>
      {count !== undefined && (
        <Text as="span" tone="muted" weight="regular">
          {` ${format('number', count)}`}
        </Text>
      )}
    </>
  );
}

/** A row for each opportunity. */
export function OpportunityRows({ title, opportunities, isStale = false, ...drawing }: OpportunityRowsProps) {
  return (
    <ul className={styles.rows} aria-label={title} aria-busy={isStale} data-stale={isStale}>
      {opportunities.map((opportunity) => (
        <OpportunityRow key={opportunity.opportunity_id} opportunity={opportunity} {...drawing} />
      ))}
    </ul>
  );
}
