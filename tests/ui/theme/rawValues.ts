import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(import.meta.dirname, '../../../src/ui/theme/tokens.css'), 'utf8');

/** Every token with its value: with more than one where a condition changes it. */
export const tokens = [...sheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}));

const breakpoints = tokens.filter(({ name }) => name.startsWith('--breakpoint-')).map(({ value }) => value);

const measure = /(?<![\w#.-])-?(?:\d*\.)?\d+(?:px|rem|em|pt|pc|cm|mm|in|ch|ex|cap|ms|s)\b/i;
const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark)\(|(?<![\w-])(?:black|white|gr[ae]y|silver|red|maroon|orange|yellow|gold|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown)(?![\w-])/i;
const curve = /\b(?:cubic-bezier|steps)\(/;
/** What is a number or a word of its own, less what only takes over or takes away. */
const ownScale =
  /^(?:font(?:-(?:size|weight|family))?|line-height|letter-spacing|z-index|border-radius|(?:box|text)-shadow)$/;
const takenOver = /^(?:inherit|initial|unset|normal|none|auto|0|-1)$/;

function problemOf(property: string, value: string): string | undefined {
  // A fallback is a value like any other; the name of a token isn't.
  const own = value.replace(/--[\w-]+/g, '');
  if (colour.test(own)) return 'a colour of its own: take one of src/ui/theme/tokens.css';
  if (measure.test(own))
    return /\d(?:ms|s)\b/.test(own)
      ? 'a time of its own: take a --duration of src/ui/theme/tokens.css'
      : 'a size of its own: take a token of src/ui/theme/tokens.css (--space, --size, --icon, --hairline …) or calc over them';
  if (curve.test(own)) return 'a curve of its own: take --ease of src/ui/theme/tokens.css';
  if (ownScale.test(property) && !value.includes('var(--') && !takenOver.test(value))
    return `a value of its own: ${property} comes from a token of src/ui/theme/tokens.css`;
  return undefined;
}

/** A comment as so many empty lines, so that what follows keeps its number. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** What a style sheet outside the theme says in values of its own, as `file:line: what: the way out`. */
export function rawValuesOfSheet(file: string, text: string): string[] {
  const bare = withoutComments(text);
  const conditions = [...bare.matchAll(/@(?:media|container)[^{]*/g)].flatMap((found) =>
    [...found[0].matchAll(new RegExp(measure, 'gi'))]
      .filter(([width]) => !breakpoints.includes(width.replace(/(?<!r)em$/, 'rem')))
      .map(([width]) => [found.index, `${width}: no breakpoint: take one of ${breakpoints.join(', ')}`] as const),
  );
  const declarations = [...bare.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap((found) => {
    const [whole, property = '', value = ''] = found;
    const problem = problemOf(property, value.trim());
    return problem ? [[found.index, `${whole.trim()}: ${problem}`] as const] : [];
  });
  return [...conditions, ...declarations].map(([index, said]) => `${file}:${lineAt(bare, index)}: ${said}`);
}

const scale = 'fontSize|fontWeight|lineHeight|letterSpacing|zIndex|borderRadius|boxShadow|strokeWidth|opacity';
/** What a library draws by numbers alone, in units of its own drawing. */
const drawn = /strokeWidth=\{1\.75\}/;

/** What a component says in values of its own: in strings, in styles and in what is passed on as a style. */
export function rawValuesOfComponent(file: string, text: string): string[] {
  const bare = withoutComments(text).replace(/(^|\s)\/\/.*$/gm, '');
  return bare.split('\n').flatMap((line, index) => {
    if (drawn.test(line)) return [];
    const strings = [...line.matchAll(/'[^']*'|"[^"]*"|`[^`]*`/g)].map(([string]) => string.slice(1, -1));
    const isRaw =
      strings.some(
        (string) => measure.test(string.replace(/--[\w-]+/g, '')) || /^#[\da-f]{3,8}$|^(?:rgb|hsl)a?\(/i.test(string),
      ) ||
      new RegExp(`\\b(?:${scale})(?:=\\{|:\\s*)-?[\\d.]`).test(line) ||
      /\bstyle=\{\{[^}]*:\s*-?[1-9.]/.test(line);
    return isRaw
      ? [
          `${file}:${index + 1}: ${line.trim()}: a value of its own: write 'var(--…)' with a token of src/ui/theme/tokens.css`,
        ]
      : [];
  });
}
