import { currencyOf, objectIn } from '../../screen/fields.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useAnswer } from '../../screen/useAnswer.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { FigureList } from '../../ui/FigureList.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { picturesOf } from '../details/picturesOf.ts';
import styles from './FiguresSection.module.css';
import type { FiguresConfig } from './options.ts';
import { ShareBar } from './ShareBar.tsx';

/** A few key values of a response, with the first of its pictures above them. */
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
  const [lead] = data && section.picture ? picturesOf(section.picture, data) : [];
  const list = (
    <FigureList
      figures={section.figures
        .filter(({ field, none }) => !source || none || source[field] !== undefined)
        .map(({ field, label, format: kind, none }) => ({
          label,
          value:
            source &&
            (source[field] === undefined && none
              ? none
              : format(kind, source[field], currencyOf(source, field) ?? data?.currency)),
        }))}
    />
  );
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      {lead && <img className={styles.picture} src={lead.src} alt={lead.alt} />}
      {data ? list : <Loading>{list}</Loading>}
      {source && section.bar && (
        <div className={styles.bar}>
          <ShareBar bar={section.bar} of={source} />
        </div>
      )}
    </SectionFrame>
  );
}
