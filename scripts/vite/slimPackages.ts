import type { Plugin } from 'vite';

interface Cut {
  /** The files of a package. */
  files: RegExp;
  pattern: RegExp;
  replacement: string;
}

const router = /\/react-router\/dist\/production\//;

const cuts: readonly Cut[] = [
  // What `src/ui/theme/lucideIcon.ts` does not read: keys, and old names.
  { files: /\/lucide-react\/dist\/esm\/icons\//, pattern: /, key: "\w+"|,\s*aliases: \[[^\]]*\]/g, replacement: '' },
  // Names for React's developer tools, and calls that might have side effects. Both keep components in the bundle that
  // the portal does not use, such as forms.
  { files: router, pattern: /^\w+\.displayName = .*$/gm, replacement: '' },
  { files: router, pattern: /= (React\d*\.(forwardRef|createContext)\()/g, replacement: '= /* @__PURE__ */ $1' },
  // Queries whose pages grow into one list, which the portal has none of.
  {
    files: /\/query-core\/build\/modern\/query\.js$/,
    pattern:
      /^import .*infiniteQueryBehavior.*$|\(this\.#queryType === "infinite" \? .*? : (this\.options\.behavior)\)/gm,
    replacement: '$1',
  },
  // Clears its layers without HTML, which the content security policy refuses (Trusted Types).
  { files: /\/react-pdf\/dist\/Page\//, pattern: /\.innerHTML = '';/g, replacement: '.replaceChildren();' },
];

/** Removes from packages what the portal does not use, or may not do. */
export function slimPackages(): Plugin[] {
  return cuts.map(({ files, pattern, replacement }, index) => ({
    name: `portal:slim-packages-${index + 1}`,
    apply: 'build',
    transform: {
      filter: { id: files },
      handler: (code) => ({ code: code.replace(pattern, replacement), map: null }),
    },
  }));
}
