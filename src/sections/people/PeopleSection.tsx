import type { PeopleConfig } from '../../config/kinds/people.ts';
import { type AnswerData, numberIn, rowsIn } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { AwaitedPerson, PersonCard } from '../../widgets/PersonCard.tsx';
import styles from './PeopleSection.module.css';
import { personOf } from './personOf.ts';

/** In the response's own order if it has one; people without a position come last, in the order received. */
function inOrder(people: readonly AnswerData[]): AnswerData[] {
  const place = (person: AnswerData) => numberIn(person, 'display_order') ?? Number.MAX_SAFE_INTEGER;
  return people.toSorted((a, b) => place(a) - place(b));
}

/** People with their contact details. */
export function PeopleSection({ section }: { section: PeopleConfig }) {
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
          <PersonCard key={String(person[section.key] ?? index)} {...personOf(person, format, section.asText)} />
        ))}
      </div>
    </SectionFrame>
  );
}
