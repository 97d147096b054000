import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/config/rules/problem.ts';
import { apiFiles, describedApi } from './bundle.ts';
import { cachedForDescription } from './cachedForDescription.ts';
import { at, nodeOf, type SourceDocument, textOf } from './foreign/source.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';
import { hasOverlays, OverlayError } from './overlays.ts';
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
/** An example that could not be validated, because its schema has an error. */
const unchecked = 'Example validation errored: ';

const placeOf = ({ location: [{ source, start }] }: Finding) => `${source.ref}:${start.line}:${start.col}`;

/** Whether a finding is only the consequence of another one: a missing file or reference. */
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
    const lines = readFileSync(join(root, source.ref), 'utf8')
      .split('\n')
      .slice(start.line - 1);
    const [, target = ''] = /\$ref['"]?:\s*['"]?([^'"\s,}]+)/.exec(lines.join('\n').slice(start.col - 1)) ?? [];
    const reason = message.includes('ENOENT') ? 'there is no such file' : 'the file has no schema of that name';
    return `'${target}' leads nowhere: ${reason}`;
  }
  return suggest[0] ? `${message} Did you mean '${suggest[0]}'?` : message;
}

/** Rules of style about examples and texts; a description that breaks them can still be used. */
const style = ['no-invalid-media-type-examples', 'no-invalid-schema-examples', 'portal/examples', 'portal/currency'];

/** The linter's findings about a description that is not in a file. */
function findingsOf(root: string, description: unknown, ...args: string[]): Finding[] {
  return inTemporaryFolder((folder) => {
    const file = join(folder, 'portal.json');
    writeFileSync(file, JSON.stringify(description));
    return redoclyReport<Findings>(root, 'lint', file, ...args, '--max-problems=1000').problems;
  });
}

/** What is wrong with the portal's own description once its overlays are applied, by its path in the bundle. */
export const lintResult = (root: string, description: unknown): Problem[] =>
  findingsOf(root, description, rules.house, ...style.map((rule) => `--skip-rule=${rule}`))
    .filter(({ severity }) => severity !== 'warn')
    .map(({ message, location: [{ pointer }] }) => ({
      file: 'openapi/overlays',
      path: pathOf(pointer),
      message: `after the overlays: ${message}`,
    }));

/** The findings of the lint rules in openapi/, with file and line, without those that are consequences of others. */
export const lintDescription = (root: string): Problem[] => [
  ...lintFile(root, 'openapi/portal.yaml', rules.house),
  ...apiFiles(root).flatMap((file) => lintApi(root, file)),
];

/** Why a file cannot be read, with the place that the parser of YAML and JSON reports. */
function unreadable(file: string, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  const [, reason = text, line, column] = /- (.*) in ".*" \((\d+):(\d+)\)/.exec(text) ?? [];
  return { file, ...(line && { line: Number(line), column: Number(column) }), path: '', message: unread + reason };
}

const swagger =
  'is Swagger 2.0, and the portal reads OpenAPI 3; convert it first, for instance with `npx swagger2openapi`';

const technical = ['struct', 'no-unresolved-refs'];

/**
 * The findings in a description of another API with its overlays. Its mistakes are somebody else's, so a broken rule of
 * OpenAPI is only a warning: an operation that cannot be used is left out, and the reason is reported.
 */
export function lintApi(root: string, file: string): Problem[] {
  let document: ReturnType<typeof describedApi>;
  try {
    document = describedApi(root, file);
  } catch (error) {
    // Overlays that do not fit are reported when they are applied.
    return error instanceof OverlayError ? [] : [unreadable(file, error)];
  }
  if (document.root.swagger !== undefined) return [{ file, path: 'swagger', message: swagger }];
  const { mended } = document;
  const isChanged = mended !== undefined || hasOverlays(root, file);
  const found = isChanged
    ? cachedForDescription(root, `lint-changed-${file}`, () => findingsOf(root, document.root, rules.technical))
    : findingsIn(root, file, rules.technical);
  const problems = found
    .filter((one) => !isUnderstood(one))
    .map((one): Problem => {
      const severity = one.severity === 'warn' || isTechnical(one) ? { severity: 'warning' as const } : {};
      if (!isChanged) return { ...placed(one, root), ...severity };
      const [{ pointer }] = one.location;
      return { file, path: pathOf(pointer), message: changedMessage(one, document), ...severity };
    });
  return [...(mended ?? []), ...problems];
}

const isTechnical = ({ ruleId }: Finding) => technical.includes(ruleId);

/** A keyword of OpenAPI 3.0 in a description of 3.1, which is understood all the same. */
const isUnderstood = ({ message }: Finding) => message === 'Property `nullable` is not expected here.';

function changedMessage({ message, location: [{ pointer = '' }] }: Finding, document: SourceDocument): string {
  if (!message.startsWith(unresolved)) return message;
  const { $ref } = nodeOf(at(document, pointer.replace(/\/\$ref$/, '')));
  return `'${textOf($ref)}' leads nowhere`;
}

/** The linter's findings about a file, without duplicates and without those that are consequences of others. */
function findingsIn(root: string, file: string, set: string): Finding[] {
  const { problems } = cachedForDescription(root, `lint-${file}`, () =>
    redoclyReport<Findings>(root, 'lint', file, set, '--max-problems=1000'),
  );
  const firstOf = new Map<string, Finding>();
  for (const finding of problems.filter((one) => !isConsequence(one, problems))) {
    const key = `${placeOf(finding)} ${finding.message}`;
    if (!firstOf.has(key)) firstOf.set(key, finding);
  }
  return [...firstOf.values()];
}

function placed(finding: Finding, root: string): Problem {
  const [{ source, pointer, start }] = finding.location;
  return {
    file: source.ref,
    line: start.line,
    column: start.col,
    path: pathOf(pointer),
    message: messageOf(finding, root),
    ...(finding.severity === 'warn' && { severity: 'warning' as const }),
  };
}

const lintFile = (root: string, file: string, set: string): Problem[] =>
  findingsIn(root, file, set).map((finding) => placed(finding, root));
