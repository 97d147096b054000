import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Section } from '../config/portal.ts';
import { withoutGroup } from './withoutGroup.ts';

/** From the top, so many sections are drawn first, including those in groups; no more of them can be seen at first. */
const mostAtTop = 3;

/** The section with this id or, if there is none, as many as can be seen at the top. */
function firstOf(sections: readonly Section[], id: string): readonly Section[] {
  const named = sections.find((section) => [section, ...withoutGroup(section)].some((one) => one.id === id));
  if (named) return [named];
  let count = 0;
  const last = sections.findIndex((section) => {
    count += withoutGroup(section).length;
    return count >= mostAtTop;
  });
  return last < 0 || last === sections.length - 1 ? sections : sections.slice(0, last + 1);
}

let isFirstVisit = true;

/**
 * The sections that a visit draws first: those that are seen at the top or, with an anchor, the one that it names. After
 * going back, all of them, since the user may have left the screen anywhere.
 */
export function useFirstSections(sections: readonly Section[]): readonly Section[] {
  const { hash } = useLocation();
  const isBack = useNavigationType() === 'POP' && !isFirstVisit;
  const [first] = useState(() => (isBack ? sections : firstOf(sections, hash.slice(1))));
  useEffect(() => {
    isFirstVisit = false;
  }, []);
  return first;
}
