import { text } from '../values/text/text.ts';
import type { Elements } from './elements.ts';
import { SlowNotice } from './SlowNotice.tsx';

/** Wraps skeletons and announces once that they are loading. */
export function Loading({ label = text.loading, children }: { label?: string; children: Elements }) {
  return (
    <div aria-busy>
      <span className="visuallyHidden">{label}</span>
      {children}
      <SlowNotice />
    </div>
  );
}
