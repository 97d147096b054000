import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/queryFor.ts';
import type { ProseSection as Prose } from '../config/sections/prose.ts';
import { useFormat } from '../portal/useFormat.ts';
import { Loading } from '../widgets/Loading.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { type Fields, objectIn } from './fields.ts';
import styles from './ProseSection.module.css';
import { QueryFailure } from './QueryFailure.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useSubjectBody } from './SubjectGate.tsx';

/** What the manager tells in words; where it tells nothing, nothing. */
export function ProseSection({ section }: { section: Prose }) {
  // The config's names have been held against the description.
  const query = useQuery(queryFor(section.query, useSubjectBody(section.query) as never));
  const data = query.data as unknown as Fields | undefined; // An object, by the description.
  const source = data && (section.object === undefined ? data : objectIn(data, section.object));
  const texts = section.texts.filter(({ field }) => source?.[field] !== undefined && !isEmptyList(source[field]));
  if (source && texts.length === 0) return null;
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      <div className={styles.body} data-small={section.small}>
        {query.isPending && (
          <Loading>
            <Skeleton lines={4} />
          </Loading>
        )}
        {texts.map(({ title, field }) => (
          <div key={field} className={styles.block}>
            {title && <h3 className={styles.title}>{title}</h3>}
            <Words value={source?.[field]} />
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

function Words({ value }: { value: unknown }) {
  const format = useFormat();
  if (!Array.isArray(value)) return <p className={styles.text}>{format('text', value)}</p>;
  return (
    <ul className={styles.list}>
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none changes places
        <li key={index} className={styles.text}>
          {format('text', item)}
        </li>
      ))}
    </ul>
  );
}
