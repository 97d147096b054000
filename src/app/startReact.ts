import { createRoot, hydrateRoot } from 'react-dom/client';

// In a file of its own with React, which pages start as soon as it has arrived (`scripts/vite/hostPages.ts`).
export { createRoot, hydrateRoot };
