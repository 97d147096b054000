import type { ComponentProps } from 'react';
import { BrowserRouter as AtRoot } from 'react-router-dom';
import { base } from './base.ts';

// In the demonstration this file takes the place of the library (scripts/demo.config.ts).
// biome-ignore lint/performance/noBarrelFile: the portal gets all of it from here
// biome-ignore lint/performance/noReExportAll: the portal gets all of it from here
export * from 'react-router-dom';

/** The library's router, below whatever path the demonstration is at. */
export const BrowserRouter = (props: ComponentProps<typeof AtRoot>) => <AtRoot {...props} basename={base} />;
