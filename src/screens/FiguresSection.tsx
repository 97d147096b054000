import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/queryFor.ts';
import type { FiguresSection as Figures } from '../config/sections/figures.ts';
import { useFormat } from '../portal/useFormat.ts';
import { FigureList } from '../widgets/FigureList.tsx';
import { Loading } from '../widgets/Loading.tsx';
import { type Fields, objectIn } from './fields.ts';
import { QueryFailure } from './QueryFailure.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useSubjectBody } from './SubjectGate.tsx';

/** A few values of an answer that sum something up. */
export function FiguresSection({ section }: { section: Figures }) {
  const format = useFormat();
  const body = useSubjectBody(section.query);
  const query = useQuery(queryFor(section.query, body as never)); // The route's subject has this query's own fields.
  if (query.error && !query.data) {
    return (
      <SectionFrame section={section}>
        <QueryFailure query={query} />
      </SectionFrame>
    );
  }
  const data = query.data as unknown as Fields | undefined; // An object by the description.
  const source = data && (section.object === undefined ? data : objectIn(data, section.object));
  const list = (
    <FigureList
      figures={section.figures.map(({ field, label, format: kind }) => ({
        label,
        value: source && format(kind, source[field], source.currency ?? data?.currency),
      }))}
    />
  );
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      {data ? list : <Loading>{list}</Loading>}
    </SectionFrame>
  );
}
