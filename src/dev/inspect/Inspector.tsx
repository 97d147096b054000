import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import styles from './Inspector.module.css';
import { callsOf, factsOf, type InspectedCall, markedLines, openInEditor, type SectionFacts } from './inspected.ts';

interface Pointed {
  box: DOMRect;
  facts: SectionFacts;
}

const sectionAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null;

/** The switch *Inspect*. Clicking a section shows its place in the config, its calls and their answers. */
export function Inspector({ queryClient }: { queryClient: QueryClient }) {
  const [isOn, setOn] = useState(false);
  const [pointed, setPointed] = useState<Pointed>();
  const [chosen, setChosen] = useState<SectionFacts>();

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const section = sectionAt(event);
      if (!section || !(isOn || event.altKey)) return;
      event.preventDefault();
      event.stopPropagation();
      void factsOf(section.id).then(setChosen);
    };
    window.addEventListener('click', press, true);
    return () => window.removeEventListener('click', press, true);
  }, [isOn]);

  useEffect(() => {
    if (!isOn) return;
    let last: HTMLElement | null = null;
    const point = (event: Event) => {
      const section = sectionAt(event);
      if (section === last) return;
      last = section;
      setPointed(undefined);
      if (!section) return;
      void factsOf(section.id).then((facts) => {
        if (section === last && facts) setPointed({ box: section.getBoundingClientRect(), facts });
      });
    };
    const leave = () => {
      last = null;
      setPointed(undefined);
    };
    window.addEventListener('pointerover', point);
    window.addEventListener('scroll', leave, { passive: true });
    return () => {
      window.removeEventListener('pointerover', point);
      window.removeEventListener('scroll', leave);
      leave();
    };
  }, [isOn]);

  return (
    <div className={styles.inspector}>
      <button type="button" className={styles.switch} aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        Inspect
      </button>
      {pointed && <Outline {...pointed} />}
      {chosen && <Details facts={chosen} queryClient={queryClient} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

function Outline({ box: { left, top, width, height }, facts }: Pointed) {
  return (
    <div className={styles.outline} style={{ left, top, width, height }}>
      <span>{`${facts.kind} · ${facts.id} · ${facts.place}`}</span>
    </div>
  );
}

interface DetailsProps {
  facts: SectionFacts;
  queryClient: QueryClient;
  onClose: () => void;
}

function Details({ facts, queryClient, onClose }: DetailsProps) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    // Keeps the ages of the answers current, and adds later calls.
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);
  const calls = callsOf(facts, queryClient);
  return (
    <aside className={styles.details} aria-label="Inspected section">
      <header>
        <h2>{facts.title || facts.id}</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <p>{`kind ${facts.kind} · id ${facts.id}`}</p>
      <Place name="Config" place={facts.place} />
      {facts.code && <Place name="Panel" place={facts.code} />}
      {calls.length === 0 && <p>No answer of its calls is in the cache.</p>}
      {calls.map((call) => (
        <CallView key={call.key} call={call} words={facts.words} />
      ))}
    </aside>
  );
}

function Place({ name, place }: { name: string; place: string }) {
  return (
    <p>
      <span>{`${name}: `}</span>
      <button type="button" className={styles.place} onClick={() => void openInEditor(place)}>
        {place}
      </button>
    </p>
  );
}

/** One call with its outcome; the fields that the section's config mentions are marked in the answer. */
function CallView({ call, words }: { call: InspectedCall; words: readonly string[] }) {
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
