import { createRoot, hydrateRoot } from 'react-dom/client';

// In a file of its own (`scripts/vite.config.ts`), which the page starts as soon as it is here.
export { createRoot, hydrateRoot };
