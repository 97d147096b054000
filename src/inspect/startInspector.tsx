import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector.tsx';

/** Adds the inspector to the page. Only the development server loads it; no build contains it. */
export function startInspector(queryClient: QueryClient): void {
  // The development server sends each source file separately, which would leave no room for the times of calls.
  performance.setResourceTimingBufferSize(10_000);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Inspector queryClient={queryClient} />);
}
