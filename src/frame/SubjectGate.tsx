import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactElement, useContext } from 'react';
import { useParams } from 'react-router-dom';
import { isId } from '../api/isId.ts';
import { queryFor } from '../api/queryFor.ts';
import type { QueryId } from '../api/types.ts';
import type { Subject } from '../config/portal.ts';
import { Loading } from '../widgets/Loading.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { type AnswerData, valueAt } from './fields.ts';
import { QueryFailure } from './QueryFailure.tsx';

interface SubjectBody {
  query: QueryId;
  body: Readonly<Record<string, number>>;
}

const SubjectContext = createContext<SubjectBody | undefined>(undefined);

/**
 * The fields that the route's parameters add to the body of queries for the screen's subject; empty for other queries.
 */
export function useSubjectBody(query?: QueryId): Readonly<Record<string, number>> {
  const subject = useContext(SubjectContext);
  return subject && (query === undefined || subject.query === query) ? subject.body : {};
}

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
  const values = Object.entries(subject.params).map(([field, name]) => [field, parameters[name] ?? ''] as const);
  if (values.some(([, value]) => !isId(value))) return rest.notFound;
  const body = Object.fromEntries(values.map(([field, value]) => [field, Number(value)]));
  return <Found query={subject.query} body={body} name={subject.name} {...rest} />;
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
  const answer = useQuery(queryFor(query, body as never));
  if (answer.error?.status === 404) return notFound;
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
