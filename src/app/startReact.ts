import { createRoot, hydrateRoot } from 'react-dom/client';

// Bundled with React into a file of its own, which pages start as soon as it has arrived (`scripts/vite/hostPages.ts`).
// Whatever imports it starts in another task, so that the page answers in between.
await new Promise((resolve) => setTimeout(resolve));

export { createRoot, hydrateRoot };
