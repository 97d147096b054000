import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/queryFor.ts';
import type { DetailsSection as Details, DetailsAlert } from '../config/sections/details.ts';
import { imageOf } from '../format/imageOf.ts';
import { type Format, useFormat } from '../portal/useFormat.ts';
import { AlertStrip } from '../widgets/AlertStrip.tsx';
import { DetailList } from '../widgets/DetailList.tsx';
import { Loading } from '../widgets/Loading.tsx';
import { PictureList } from '../widgets/PictureList.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { SumList } from '../widgets/SumList.tsx';
import styles from './DetailsSection.module.css';
import { detailBlocks } from './detailBlocks.tsx';
import { difference } from './difference.ts';
import { type Fields, numberIn, objectIn, rowsIn } from './fields.ts';
import { QueryFailure } from './QueryFailure.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useSubjectBody } from './SubjectGate.tsx';

/** What is known of one thing, in groups; a warning stands above the section's frame. */
export function DetailsSection({ section }: { section: Details }) {
  const format = useFormat();
  // The config's names have been held against the description.
  const query = useQuery(queryFor(section.query, useSubjectBody(section.query) as never));
  const data = query.data as unknown as Fields | undefined; // An object, by the description.
  return (
    <>
      {data && section.alert && <Warning alert={section.alert} data={data} format={format} />}
      <SectionFrame section={section}>
        <QueryFailure query={query} />
        {query.isPending && (
          <div className={styles.body}>
            <Loading>
              <Skeleton lines={4} />
            </Loading>
          </div>
        )}
        {data && (
          <div className={styles.body}>
            {detailBlocks(section.groups, data, format).map(({ title, items }) => (
              <div key={title ?? ''} className={styles.block}>
                {title && <h3 className={styles.title}>{title}</h3>}
                <DetailList items={items} />
              </div>
            ))}
            <Amounts section={section} data={data} format={format} />
            <Pictures section={section} data={data} />
          </div>
        )}
      </SectionFrame>
    </>
  );
}

interface PartProps {
  section: Details;
  data: Fields;
  format: Format;
}

function Warning({ alert, data, format }: { alert: DetailsAlert; data: Fields; format: Format }) {
  const measure = numberIn(objectIn(data, alert.object), alert.field);
  if (measure === undefined || measure <= 0) return null;
  const facts = alert.facts.map((fact) => {
    const object = objectIn(data, fact.object);
    return { label: fact.label, value: format(fact.format, object[fact.field], object.currency) };
  });
  return <AlertStrip title={alert.title} facts={facts} />;
}

/** The sum is made of the amounts as they came; it is unknown as soon as one of them is. */
function Amounts({ section: { amounts }, data, format }: PartProps) {
  if (!amounts) return null;
  const rows = rowsIn(data, amounts.rows);
  const values = rows.map((row) => numberIn(row, amounts.value));
  const sum = values.includes(undefined) ? undefined : difference(values, 0).sum;
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{amounts.title}</h3>
      {rows.length === 0 ? (
        <p>{amounts.empty}</p>
      ) : (
        <div className={styles.amounts}>
          <SumList
            lines={rows.map((row) => ({
              label: format('text', row[amounts.label]),
              value: format('money', row[amounts.value], row.currency),
            }))}
            sum={{ label: amounts.sum, value: format('money', sum, rows[0]?.currency) }}
          />
        </div>
      )}
    </div>
  );
}

function Pictures({ section: { pictures }, data }: Omit<PartProps, 'format'>) {
  if (!pictures) return null;
  const items = rowsIn(data, pictures.rows).flatMap((row) => {
    const [picture, alt] = [row[pictures.picture], row[pictures.alt]];
    const src = typeof picture === 'string' ? imageOf(picture) : undefined;
    return src ? [{ src, alt: typeof alt === 'string' ? alt : '' }] : [];
  });
  return items.length > 0 ? <PictureList items={items} /> : null;
}
