import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Problem } from '../../src/config/rules/problem.ts';
import { isObject } from '../../src/format/isObject.ts';
import { apiFiles } from './bundle.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';
import { keptForDescription } from './keptForDescription.ts';
import { redoclyReport, rules } from './redocly.ts';

/** The part of a linter's finding that is used here. */
interface Finding {
  ruleId: string;
  severity: 'error' | 'warn';
  message: string;
  suggest: string[];
  location: [{ source: { ref: string }; pointer?: string; start: { line: number; col: number } }];
}

interface Findings {
  problems: Finding[];
}

const unread = 'Failed to parse: ';
const unresolved = "Can't resolve $ref";
/** An example that could not be validated: its schema has an error. */
const unchecked = 'Example validation errored: ';

const placeOf = ({ location: [{ source, start }] }: Finding) => `${source.ref}:${start.line}:${start.col}`;

/** Whether a finding only follows from another one: a missing file or reference. */
function isConsequence(finding: Finding, all: readonly Finding[]): boolean {
  const { message } = finding;
  if (message.startsWith(unread)) return false;
  if (message.startsWith(unresolved)) {
    const reason = message.slice(unresolved.length).replace(/^: /, '');
    return reason !== '' && all.some((other) => other.message === unread + reason);
  }
  if (message.startsWith(unchecked)) return all.some((other) => !other.message.startsWith(unchecked));
  return all.some((other) => other.message.startsWith(unresolved) && placeOf(other) === placeOf(finding));
}

/** `#/post/responses/200` as `post.responses.200`. */
const pathOf = (pointer = '') =>
  pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

function messageOf({ message, suggest, location: [{ source, start }] }: Finding, root: string): string {
  if (message.startsWith(unread)) return message.replace(/ in ".*" \(\d+:\d+\)$/, '');
  if (message.startsWith(unresolved)) {
    const line = readFileSync(join(root, source.ref), 'utf8').split('\n')[start.line - 1] ?? '';
    const [, target = ''] = /\$ref:\s*['"]?([^'"\s,}]+)/.exec(line.slice(start.col - 1)) ?? [];
    const reason = message.includes('ENOENT') ? 'there is no such file' : 'the file has no schema of that name';
    return `'${target}' leads nowhere: ${reason}`;
  }
  return suggest[0] ? `${message} Did you mean '${suggest[0]}'?` : message;
}

/** Examples and texts are the house's style; a description with them is still one that can be used. */
const style = ['no-invalid-media-type-examples', 'no-invalid-schema-examples', 'portal/examples', 'portal/currency'];

/** What is wrong with a description after its overlays, by its path in the whole. */
export function lintResult(root: string, description: unknown, set = rules.house): Problem[] {
  const { problems } = inTemporaryFolder((folder) => {
    const file = join(folder, 'portal.json');
    writeFileSync(file, JSON.stringify(description));
    const skipped = style.map((rule) => `--skip-rule=${rule}`);
    return redoclyReport<Findings>(
      root,
      'lint',
      file,
      set,
      '--max-problems=1000',
      ...(set === rules.house ? skipped : []),
    );
  });
  return problems
    .filter(({ severity }) => severity !== 'warn')
    .map(({ message, location: [{ pointer }] }) => ({
      file: 'openapi/overlays',
      path: pathOf(pointer),
      message: `after the overlays: ${message}`,
    }));
}

/** A description of another API keeps the style of the house only if it says so: `x-portal: { style: house }`. */
function choosesHouse(root: string, file: string): boolean {
  try {
    const { 'x-portal': said } = Object(parse(readFileSync(join(root, file), 'utf8')));
    return isObject(said) && said.style === 'house';
  } catch {
    return false; // The lint says why the file cannot be read.
  }
}

/** The findings of the lint rules in openapi/, with file and line, without those that only follow from others. */
export const lintDescription = (root: string): Problem[] => [
  ...lintFile(root, 'openapi/portal.yaml', rules.house),
  ...apiFiles(root).flatMap((file) => lintFile(root, file, choosesHouse(root, file) ? rules.house : rules.technical)),
];

function lintFile(root: string, file: string, set: string): Problem[] {
  const { problems } = keptForDescription(root, `lint-${file}`, () =>
    redoclyReport<Findings>(root, 'lint', file, set, '--max-problems=1000'),
  );
  const firstOf = new Map<string, Finding>();
  for (const finding of problems.filter((one) => !isConsequence(one, problems))) {
    const key = `${placeOf(finding)} ${finding.message}`;
    if (!firstOf.has(key)) firstOf.set(key, finding);
  }
  return [...firstOf.values()].map((finding) => {
    const [{ source, pointer, start }] = finding.location;
    return {
      file: source.ref,
      line: start.line,
      column: start.col,
      path: pathOf(pointer),
      message: messageOf(finding, root),
      ...(finding.severity === 'warn' && { severity: 'warning' as const }),
    };
  });
}
