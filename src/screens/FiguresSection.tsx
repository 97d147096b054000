import type { FiguresSection as Figures } from '../config/kinds/figures.ts';
import { useFormat } from '../portal/useFormat.ts';
import { FigureList } from '../widgets/FigureList.tsx';
import { Loading } from '../widgets/Loading.tsx';
import styles from './FiguresSection.module.css';
import { objectIn } from './fields.ts';
import { QueryFailure } from './QueryFailure.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { ShareBar } from './ShareBar.tsx';
import { useAnswer } from './useAnswer.ts';

/** A few values of an answer that sum something up. */
export function FiguresSection({ section }: { section: Figures }) {
  const format = useFormat();
  const { query, data } = useAnswer(section);
  if (query.error && !data) {
    return (
      <SectionFrame section={section}>
        <QueryFailure query={query} />
      </SectionFrame>
    );
  }
  const source = data && objectIn(data, section.object);
  const list = (
    <FigureList
      figures={section.figures
        .filter(({ field }) => !source || source[field] !== undefined)
        .map(({ field, label, format: kind, none }) => ({
          label,
          value:
            source &&
            (source[field] === null && none ? none : format(kind, source[field], source.currency ?? data?.currency)),
        }))}
    />
  );
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      {data ? list : <Loading>{list}</Loading>}
      {source && section.bar && (
        <div className={styles.bar}>
          <ShareBar bar={section.bar} of={source} />
        </div>
      )}
    </SectionFrame>
  );
}
