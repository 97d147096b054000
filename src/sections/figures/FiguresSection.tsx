import { Suspense } from 'react';
import type { FiguresConfig } from '../../config/kinds/figures.ts';
import { objectIn, rowsIn } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { FigureList } from '../../widgets/FigureList.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { lazyComponent } from '../../widgets/lazyComponent.tsx';
import { MissingPart } from '../../widgets/MissingPart.tsx';
import { ShareBar } from '../parts/ShareBar.tsx';
import styles from './FiguresSection.module.css';

const LeadPicture = lazyComponent(async () => (await import('./LeadPicture.tsx')).LeadPicture, MissingPart);

/** A few key values of a response. */
export function FiguresSection({ section }: { section: FiguresConfig }) {
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
      {data && section.picture && rowsIn(data, section.picture.rows).length > 0 && (
        <div className={styles.lead}>
          <Suspense>
            <LeadPicture pictures={section.picture} data={data} />
          </Suspense>
        </div>
      )}
      {data ? list : <Loading>{list}</Loading>}
      {source && section.bar && (
        <div className={styles.bar}>
          <ShareBar bar={section.bar} of={source} />
        </div>
      )}
    </SectionFrame>
  );
}
