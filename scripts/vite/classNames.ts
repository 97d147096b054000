import type { Plugin } from 'vite';

const imported = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * Has the build write the names of classes where they are used. In the objects of the modules they would weigh a kilobyte
 * more on the overview.
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
        // Its style sheet counts, even where all its names are used elsewhere.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
