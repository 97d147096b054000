import type { PeopleSection as People } from '../config/kinds/people.ts';
import { useFormat } from '../portal/useFormat.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { Loading } from '../widgets/Loading.tsx';
import { AwaitedPerson, PersonCard } from '../widgets/PersonCard.tsx';
import { type Fields, numberIn, rowsIn } from './fields.ts';
import styles from './PeopleSection.module.css';
import { personOf } from './personOf.ts';
import { QueryFailure } from './QueryFailure.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useAnswer } from './useAnswer.ts';

/** By the answer's own order where it has one; those without a place come last, as they came. */
function inOrder(people: readonly Fields[]): Fields[] {
  const place = (person: Fields) => numberIn(person, 'display_order') ?? Number.MAX_SAFE_INTEGER;
  return people.toSorted((a, b) => place(a) - place(b));
}

/** People and how to reach them. */
export function PeopleSection({ section }: { section: People }) {
  const format = useFormat();
  const { query, data } = useAnswer(section);
  const people = data ? inOrder(rowsIn(data, section.rows)) : [];
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
  if (people.length === 0) {
    return (
      <SectionFrame section={section}>
        <QueryFailure query={query} />
        {data && <EmptyState {...section.empty} />}
      </SectionFrame>
    );
  }
  return (
    <SectionFrame section={section} bare>
      <QueryFailure query={query} />
      <div className={styles.people}>
        {people.map((person, index) => (
          <PersonCard key={String(person[section.key] ?? index)} {...personOf(person, format)} />
        ))}
      </div>
    </SectionFrame>
  );
}
