import type { Plugin } from 'vite';

/** Leaves out of the library's icons what `src/theme/lucideIcon.ts` does not read: keys, and former names. */
export function slimIcons(): Plugin {
  return {
    name: 'portal:slim-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replace(/, key: "\w+"|,\s*aliases: \[[^\]]*\]/g, ''), map: null }),
    },
  };
}
