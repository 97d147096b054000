import { createRoot, hydrateRoot } from 'react-dom/client';

// Bundled with React into a file of its own, which pages start as soon as it has arrived (`scripts/vite/hostPages.ts`).
// The code that imports it starts in another task, so that the page stays responsive in between.
await new Promise((resolve) => setTimeout(resolve));

export { createRoot, hydrateRoot };
