import { skipToken, useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { drawn } from '../../screen/drawn.tsx';
import { explained } from '../../screen/explained.tsx';
import { type AnswerData, currencyOf, objectIn, rowsIn } from '../../screen/fields.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { RowFacts as FactsOfRow } from './options.ts';
import { Part, Values } from './RowPart.tsx';
import { isKnown } from './rowDetails.ts';

interface RowFactsProps {
  facts: FactsOfRow;
  /** The row's value of the field that it shares with the choice. */
  match: unknown;
}

/** Facts from another query about what a row belongs to. A row that is not one of the choices has no facts. */
export function RowFacts({ facts, match }: RowFactsProps) {
  const format = useFormat();
  const { title, query: id, parameter, choice, object, fields } = facts;
  // The config check has verified these names against the description.
  const choices = useQuery(queryFor(choice.query, {} as never));
  const chosen = rowsOf(choices.data, choice.rows).find((one) => one[choice.field] === match)?.[choice.value];
  const options = queryFor(id, { [parameter]: chosen } as never);
  const answer = useQuery(chosen === undefined ? { ...options, queryFn: skipToken } : options);
  const found = objectIn(dataIn(answer.data), object);
  const isWaiting = choices.isPending || (chosen !== undefined && answer.isPending);
  if (choices.error || answer.error || isWaiting) {
    return (
      <Part title={title}>
        <QueryFailure query={choices.error ? choices : answer} />
        {isWaiting && (
          <Loading>
            <Skeleton height="var(--size-36)" />
          </Loading>
        )}
      </Part>
    );
  }
  return (
    <Values
      title={title}
      items={fields
        .filter(({ field }) => isKnown(found[field]))
        .map(({ field, label, format: kind }) => {
          const written = format(kind, found[field], currencyOf(found, field));
          return { label, value: explained(found[field], written, drawn(kind, written)) };
        })}
    />
  );
}

/** An answer as an object to read by name, as the description says. */
const dataIn = (data: unknown) => (data ?? {}) as AnswerData;

const rowsOf = (data: unknown, list: string) => (data === undefined ? [] : rowsIn(dataIn(data), list));
