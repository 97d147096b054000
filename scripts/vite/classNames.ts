import type { Plugin } from 'vite';

const imported = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * Has the build write the names of classes where they are used. As objects of their modules they would add a kilobyte to
 * the overview.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'portal:class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx$/ },
        handler: (code) => ({ code: code.replace(imported, 'import * as $1 from $2;'), map: null }),
      },
    },
    {
      name: 'portal:class-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // It is kept for its style sheet, even once all of its names have been written elsewhere.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
