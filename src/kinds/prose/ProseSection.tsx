import { objectIn } from '../../screen/fields.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useAnswer } from '../../screen/useAnswer.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Stack, Text } from '../../ui/box.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ProseConfig } from './options.ts';
import styles from './ProseSection.module.css';

/** Texts written by the manager; draws nothing if there are none. */
export function ProseSection({ section }: { section: ProseConfig }) {
  const { query, data } = useAnswer(section);
  const source = data && objectIn(data, section.object);
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
          <Stack key={field} gap="2">
            {title && (
              <Text as={Heading} size="sm">
                {title}
              </Text>
            )}
            <Words value={source?.[field]} />
          </Stack>
        ))}
      </div>
    </SectionFrame>
  );
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

function Words({ value }: { value: unknown }) {
  const format = useFormat();
  if (!Array.isArray(value))
    return (
      <Text breaks="anywhere" keepsLines pretty>
        {format('text', value)}
      </Text>
    );
  return (
    <ul className={styles.list}>
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order never changes
        <Text key={index} as="li" breaks="anywhere" keepsLines pretty>
          {format('text', item)}
        </Text>
      ))}
    </ul>
  );
}
