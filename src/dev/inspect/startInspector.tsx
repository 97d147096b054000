import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector.tsx';

/** Adds the inspector to the page. Only the development server loads it; no build contains it. */
export function startInspector(queryClient: QueryClient): void {
  // The source files that the development server sends one by one would fill the default buffer and leave out calls.
  performance.setResourceTimingBufferSize(10_000);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Inspector queryClient={queryClient} />);
}
