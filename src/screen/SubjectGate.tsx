import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { queryFor } from '../client/queryFor.ts';
import { fieldOfRoute, type SubjectFields, takesText } from '../client/subjectFields.ts';
import { hasOtherApis } from '../client/wire.ts';
import type { Subject } from '../config/portal.ts';
import { Loading } from '../ui/Loading.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { MissingPart } from '../ui/MissingPart.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { withTexts } from '../values/text/withTexts.ts';
import { type AnswerData, valueAt } from './fields.ts';
import { QueryFailure } from './QueryFailure.tsx';
import { type SubjectBody, SubjectContext } from './SubjectContext.ts';

const Absent = lazyComponent(() => withTexts(async () => (await import('./Absent.tsx')).Absent), MissingPart);

export interface SubjectGateProps {
  subject: Subject;
  notFound: ReactElement;
  /** Wraps a failure, so that the screen keeps its heading and back link. */
  frame: (failure: ReactElement) => ReactElement;
  children: (name: string) => ReactElement;
}

/** Loads the screen's subject. Shows not found for an id that is invalid, unknown, or another investor's. */
export function SubjectGate({ subject, ...rest }: SubjectGateProps) {
  const parameters = useParams();
  const { query, params } = subject;
  const values = Object.entries(params).map(([field, name]) => [
    field,
    fieldOfRoute(parameters[name], hasOtherApis && takesText(query, field)),
  ]);
  if (values.some(([, value]) => value === undefined)) return rest.notFound;
  const body = Object.fromEntries(values) as SubjectFields; // None of them is undefined.
  return <Found query={query} body={body} name={subject.name} {...rest} />;
}

function Found({
  query,
  body,
  name,
  notFound,
  frame,
  children,
}: SubjectBody & Omit<SubjectGateProps, 'subject'> & { name: string }) {
  // The config check has verified these names against the description.
  const options = queryFor(query, body as never);
  const answer = useQuery(options);
  if (answer.error?.status === 404) return <Absent queryKey={options.queryKey} notFound={notFound} frame={frame} />;
  if (answer.error && !answer.data) return frame(<QueryFailure query={answer} />);
  if (!answer.data) {
    return (
      <Loading>
        <Skeleton lines={8} />
      </Loading>
    );
  }
  const found = valueAt(answer.data as unknown as AnswerData, name); // An object, according to the description.
  return <SubjectContext value={{ query, body }}>{children(typeof found === 'string' ? found : '')}</SubjectContext>;
}
