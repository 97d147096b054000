import { spawnSync } from 'node:child_process';

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** The technical rules, which every description has to keep, and those with the style rules of the portal's own. */
export const rules = { technical: '--config=openapi/redocly.yaml', house: '--config=openapi/style.yaml' };

/** Runs Redocly with the technical rules, unless `args` name others. */
export function redocly(root: string, ...args: string[]): { ok: boolean; stdout: string; stderr: string } {
  const { error, status, stdout, stderr } = spawnSync('redocly', hasRules(args) ? args : [...args, rules.technical], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...quiet },
  });
  if (error) throw error;
  return { ok: status === 0, stdout, stderr };
}

const hasRules = (args: readonly string[]) => args.some((arg) => arg.startsWith('--config'));

/** The JSON that a command of Redocly prints, in its documented format. Throws if the command fails. */
export function redoclyReport<Report>(root: string, ...args: string[]): Report {
  const { stdout, stderr } = redocly(root, ...args, '--format=json');
  if (!stdout.startsWith('{')) throw new Error(stderr.trim() || stdout.trim());
  return JSON.parse(stdout) as Report; // The version of Redocly is fixed.
}
