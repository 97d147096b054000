import { ButtonLink } from '../../screen/ButtonLink.tsx';
import { type AnswerData, objectIn } from '../../screen/fields.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useAnswer } from '../../screen/useAnswer.ts';
import { Row } from '../../ui/box.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { text } from '../../values/text/text.ts';
import styles from './ActionSection.module.css';
import type { ActionConfig } from './options.ts';
import { SubmittedFacts, submittedIn } from './SubmittedFacts.tsx';

/**
 * A link to another screen. If it is not available or the investor has already submitted, the reason is shown instead.
 */
export function ActionSection({ section }: { section: ActionConfig }) {
  const { query, data } = useAnswer(section);
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      <Row gap="4 6" align="center" justify="between" pad="5 inset" className={styles.body}>
        {query.isPending && (
          <Loading>
            <div className={styles.awaited}>
              <Skeleton lines={2} />
              <Skeleton height="var(--control)" />
            </div>
          </Loading>
        )}
        {data && <Way section={section} data={data} />}
      </Row>
    </SectionFrame>
  );
}

function Way({ section, data }: { section: ActionConfig; data: AnswerData }) {
  const { when, submitted } = section;
  const object = objectIn(data, section.object);
  const found = submitted && submittedIn(submitted, data);
  if (submitted && found) return <SubmittedFacts submitted={submitted} found={found} />;
  const state = object[when.field];
  if (state !== when.is) {
    const why =
      typeof state === 'string' && Object.hasOwn(when.otherwise, state) ? when.otherwise[state]?.text : undefined;
    return <p className={styles.text}>{why ?? text.action.closed}</p>;
  }
  return (
    <>
      <p className={styles.text}>{section.text}</p>
      <ButtonLink variant="primary" to={{ pathname: section.to, search: `?${filled(section.fill, object)}` }}>
        {section.label}
      </ButtonLink>
    </>
  );
}

/** The URL parameters; values that the response does not have are left for the user to fill in. */
function filled(fill: ActionConfig['fill'], object: AnswerData): string {
  const parameters = new URLSearchParams();
  for (const [name, source] of Object.entries(fill)) {
    const value = typeof source === 'string' ? source : object[source.field];
    if (typeof value === 'string' || typeof value === 'number') parameters.set(name, String(value));
  }
  return parameters.toString();
}
