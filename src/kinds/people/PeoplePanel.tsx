import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { useOpenWhenNamed } from '../../screen/useOpenWhenNamed.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FoldedSection } from '../../ui/FoldedSection.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AwaitedPerson, PersonCard } from '../../ui/PersonCard.tsx';
import { AwaitedPersonRow, PersonRow } from '../../ui/PersonRow.tsx';
import type { PeopleConfig } from './options.ts';
import styles from './PeoplePanel.module.css';
import { contactCard, memberRow, type TeamMember } from './personCard.ts';

/** People with their contact details. */
export function PeoplePanel({ section }: { section: PeopleConfig }) {
  return section.of === 'team' ? <Team section={section} /> : <Investors section={section} />;
}

/**
 * The relationship manager of the investor comes first, then the team's own order; members without a position come last,
 * in the order received.
 */
function inOrder(team: readonly TeamMember[], manager: number | undefined): TeamMember[] {
  const place = ({ member_id, display_order }: TeamMember) =>
    member_id === manager ? Number.NEGATIVE_INFINITY : (display_order ?? Number.MAX_SAFE_INTEGER);
  return team.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

function Team({ section }: { section: PeopleConfig }) {
  const format = useFormat();
  const { id } = useInvestor();
  const query = useAnswerOf('teamList', {});
  // A user without investors has no manager of their own.
  const contacts = useQuery({ ...queryFor('investorContactList', {}), enabled: id !== undefined });
  const own = contacts.data?.investors.find(({ investor_id }) => investor_id === id);
  const manager = own?.relationship_manager?.member_id;
  const isAwaited = query.isPending || contacts.isLoading;
  const team = isAwaited ? [] : inOrder(query.data?.team ?? [], manager);
  return (
    <SectionFrame section={section} bare titled={false}>
      <QueryFailure query={query} />
      {isAwaited && (
        <Loading>
          <AwaitedPersonRow isLead />
          <AwaitedPersonRow />
          <AwaitedPersonRow />
        </Loading>
      )}
      {query.data && !isAwaited && team.length === 0 && <EmptyState {...section.empty} />}
      {team.map((member, index) => (
        <PersonRow key={member.member_id ?? index} {...memberRow(member, member.member_id === manager, format)} />
      ))}
    </SectionFrame>
  );
}

/** The details on file of each investor, folded, so that people who look for a contact find the team first. */
function Investors({ section }: { section: PeopleConfig }) {
  const format = useFormat();
  const query = useAnswerOf('investorContactList', {});
  const [isOpen, setOpen] = useOpenWhenNamed([section.id]);
  const people = query.data?.investors;
  return (
    <FoldedSection id={section.id} title={section.title} fact="" isOpen={isOpen} onToggle={setOpen}>
      <QueryFailure query={query} />
      {people?.length === 0 && <EmptyState {...section.empty} />}
      <div className={styles.people}>
        {query.isPending && (
          <Loading>
            <AwaitedPerson />
          </Loading>
        )}
        {people?.map((one, index) => (
          <PersonCard key={one.investor_id ?? index} {...contactCard(one, format)} />
        ))}
      </div>
    </FoldedSection>
  );
}
