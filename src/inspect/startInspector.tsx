import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector.tsx';

/** Adds the inspector to the page of the development server; no build has it. */
export function startInspector(queryClient: QueryClient): void {
  // The development server sends each file of the source alone: the times of calls would find no room.
  performance.setResourceTimingBufferSize(10_000);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Inspector queryClient={queryClient} />);
}
