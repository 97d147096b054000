import { useEffect, useState } from 'react';
import { useParameters } from '../../frame/useParameters.ts';

const pauseMs = 300;

/** The most that the description lets a server be asked for. */
export const longestSearch = 200;

/** What a table is searched for. */
export interface Search {
  /** What is in the field. */
  text: string;
  /** The same once typing has paused, as the URL has it. */
  value: string;
  type(text: string): void;
}

interface Draft {
  text: string;
  /** What stood in the URL when it was typed. */
  over: string;
  /** What was last put into the URL; it gets there a moment later, and more may have been typed by then. */
  sent: string | undefined;
}

/** The text in a table's search field. The URL follows when typing pauses, without a step in the history for each letter. */
export function useSearch(section: string): Search {
  const [parameters, change] = useParameters();
  const [draft, setDraft] = useState<Draft>();
  const key = `${section}-search`;
  const value = (parameters.get(key) ?? '').trim().slice(0, longestSearch);
  const typed = draft?.text.trim();
  // The URL has followed: what stood there before would from now on be another search, as after a step back.
  if (draft && value === draft.sent && value !== draft.over) setDraft({ ...draft, over: value });
  const isOpen = draft !== undefined && [draft.over, draft.sent, typed].includes(value);
  const next = isOpen && typed !== value ? typed : undefined;

  useEffect(() => {
    if (next === undefined) return;
    const follow = () => {
      setDraft((current) => current && { ...current, sent: next });
      change({ [key]: next === '' ? undefined : next, [`${section}-page`]: undefined }, { replace: true });
    };
    const timer = setTimeout(follow, pauseMs);
    return () => clearTimeout(timer);
  }, [next, section, key, change]);

  return {
    text: isOpen ? draft.text : value,
    value,
    type: (text) => setDraft((current) => ({ text, over: value, sent: current?.sent })),
  };
}
