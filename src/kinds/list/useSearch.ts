import { useEffect, useState } from 'react';
import { useParameters } from '../../screen/useParameters.ts';
import { typed } from '../../values/typed.ts';

const pauseMs = 300;

/** The maximum length that the description allows for a search. */
export const longestSearch = 200;

export interface Search {
  /** The text in the field. */
  text: string;
  /** The text in the URL, which follows once typing has paused. */
  value: string;
  type(text: string): void;
}

interface Draft {
  text: string;
  /** The value in the URL when the text was typed. */
  over: string;
  /** The text last written to the URL; it arrives there a moment later, when the user may have typed more. */
  sent: string | undefined;
}

/** The text of a list's search field. The URL follows when typing pauses, without a history entry for each letter. */
export function useSearch(section: string): Search {
  const [parameters, change] = useParameters();
  const [draft, setDraft] = useState<Draft>();
  const key = `${section}-search`;
  const value = typed('search', parameters.get(key) ?? '').slice(0, longestSearch);
  const wanted = draft && typed('search', draft.text);
  // The URL has caught up: if its earlier value appears again, as after going back, it is another search.
  if (draft && value === draft.sent && value !== draft.over) setDraft({ ...draft, over: value });
  const isOpen = draft !== undefined && [draft.over, draft.sent, wanted].includes(value);
  const next = isOpen && wanted !== value ? wanted : undefined;

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
