import { type InspectedCall, markedLines } from './inspected.ts';

/** One call with its outcome; the fields that the section's config mentions are marked in the answer. */
export function CallView({ call, words }: { call: InspectedCall; words: readonly string[] }) {
  const { operation, path, body, status, milliseconds, age, error, data, differences } = call;
  const facts = [
    status === undefined ? 'status unknown' : `status ${status}`,
    milliseconds === undefined ? 'time unknown' : `${milliseconds} ms`,
    age === undefined ? 'no answer' : `${Math.round(age / 1000)} s in the cache`,
  ];
  return (
    <details open={differences.length > 0 || error !== undefined}>
      <summary>{`${operation} ${JSON.stringify(body ?? {})}`}</summary>
      <p>{`POST ${path} · ${facts.join(' · ')}`}</p>
      {error !== undefined && <p role="status">{error}</p>}
      {differences.length > 0 && (
        <ul aria-label="Differences from the description">
          {differences.map(({ field, expected, found }) => (
            <li key={field}>{`${field}: expected ${expected}, found ${found}`}</li>
          ))}
        </ul>
      )}
      <pre>
        {markedLines(data, words).map(({ line, isMarked }, index) => {
          const Line = isMarked ? 'mark' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other key
          return <Line key={index}>{`${line}\n`}</Line>;
        })}
      </pre>
    </details>
  );
}
