import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { CallView } from './CallView.tsx';
import styles from './Inspector.module.css';
import { callsOf, factsOf, openInEditor, type SectionFacts } from './inspected.ts';

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
