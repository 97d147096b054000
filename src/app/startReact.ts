import { createRoot, hydrateRoot } from 'react-dom/client';

// Bundled with React into a file of its own, which pages start as soon as it has arrived (`scripts/vite/hostPages.ts`).
export { createRoot, hydrateRoot };
