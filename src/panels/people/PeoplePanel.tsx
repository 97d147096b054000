import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { useAnswerOf } from '../../frame/useAnswerOf.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { AwaitedPerson, PersonCard, type PersonCardProps } from '../../widgets/PersonCard.tsx';
import type { PeopleConfig } from './options.ts';
import styles from './PeoplePanel.module.css';
import { contactCard, memberCard, type TeamMember } from './personCard.ts';

/** People with their contact details. */
export function PeoplePanel({ section }: { section: PeopleConfig }) {
  return section.of === 'team' ? <Team section={section} /> : <Investors section={section} />;
}

/** In the team's own order; members without a position come last, in the order received. */
function inOrder(team: readonly TeamMember[]): TeamMember[] {
  const place = ({ display_order }: TeamMember) => display_order ?? Number.MAX_SAFE_INTEGER;
  return team.toSorted((a, b) => place(a) - place(b));
}

function Team({ section }: { section: PeopleConfig }) {
  const format = useFormat();
  const query = useAnswerOf('teamList', {});
  const team = query.data && inOrder(query.data.team);
  const people = team?.map((member) => ({ key: member.member_id, ...memberCard(member, format) }));
  return <People section={section} query={query} people={people} />;
}

function Investors({ section }: { section: PeopleConfig }) {
  const format = useFormat();
  const query = useAnswerOf('investorContactList', {});
  const people = query.data?.investors.map((one) => ({ key: one.investor_id, ...contactCard(one, format) }));
  return <People section={section} query={query} people={people} />;
}

interface PeopleProps {
  section: PeopleConfig;
  query: ReturnType<typeof useAnswerOf>;
  people: (PersonCardProps & { key: number })[] | undefined;
}

function People({ section, query, people }: PeopleProps) {
  if (query.isPending) {
    return (
      <SectionFrame section={section} bare>
        <Loading>
          <div className={styles.people}>
            {[1, 2, 3].map((person) => (
              <AwaitedPerson key={person} />
            ))}
          </div>
        </Loading>
      </SectionFrame>
    );
  }
  if (!people || people.length === 0) {
    return (
      <SectionFrame section={section}>
        <QueryFailure query={query} />
        {people && <EmptyState {...section.empty} />}
      </SectionFrame>
    );
  }
  return (
    <SectionFrame section={section} bare>
      <QueryFailure query={query} />
      <div className={styles.people}>
        {people.map(({ key, ...person }, index) => (
          <PersonCard key={key ?? index} {...person} />
        ))}
      </div>
    </SectionFrame>
  );
}
