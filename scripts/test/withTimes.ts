import { first, rest } from './commands.ts';

const typed = ({ command, args }: { command: string; args: readonly string[] }) => [command, ...args].join(' ');
const sum = (seconds: readonly number[]) => seconds.reduce((total, one) => total + one, 0);

/** The table of commands, from the seconds of the build and of each part of the tests. */
function tableOf([build = 0, ...parts]: readonly number[]): string {
  const ofFirst = build + sum(parts.slice(0, first.length));
  const ofRest = sum(parts.slice(first.length));
  const rows: [command: string, what: string, seconds: number][] = [
    ['npm test', 'the build, every test in Node and jsdom, and a core walk in Chromium', ofFirst],
    [
      'npm run test:all -- --rest',
      'what `npm test` leaves out: the other tests in Chromium, and the other engines',
      ofRest,
    ],
    ['npm run test:all', 'everything', ofFirst + ofRest],
    ['npm run build', 'the site that the browsers show', build],
    ...[...first, ...rest].map((part, index): (typeof rows)[number] => [typed(part), part.what, parts[index] ?? 0]),
  ];
  const lines = rows.map(([command, what, seconds]) => `| \`${command}\` | ${what} | ${Math.round(seconds)} |`);
  return ['| command | what it runs | processor seconds |', '|---|---|--:|', ...lines].join('\n');
}

/** The text with its table of processor seconds rewritten from those of the build and of each part of the tests. */
export const withTimes = (text: string, seconds: readonly number[]): string =>
  text.replace(/^\|.* processor seconds \|$(\n\|.*\|$)*/m, () => tableOf(seconds));
