import type { LucideIconData } from 'lucide-react/types';
import { createElement, type SVGProps } from 'react';

/**
 * Replaces the library's function of this name in the build (`scripts/vite.config.ts`). Without the options that the
 * portal does not use it is 1 kB (gzip) smaller, which every visitor would load.
 */
// biome-ignore lint/style/noDefaultExport: the library's is one, too
export default function createLucideIcon({ name, node }: LucideIconData) {
  const drawn = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className: `lucide-${name}`,
  } as const;
  const content = node.map(([tag, attributes]) => createElement(tag, attributes));
  // One by one: children in an array would need their keys, which the build leaves out (`scripts/vite/slimPackages.ts`).
  return (props: SVGProps<SVGSVGElement>) => createElement('svg', { ...drawn, ...props }, ...content);
}
