import { spawnSync } from 'node:child_process';

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Runs Redocly with the project's rules. */
export function redocly(root: string, ...args: string[]): { ok: boolean; stdout: string; stderr: string } {
  const { error, status, stdout, stderr } = spawnSync('redocly', [...args, '--config=openapi/redocly.yaml'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...quiet },
  });
  if (error) throw error;
  return { ok: status === 0, stdout, stderr };
}

/** The JSON that a command of Redocly prints; its format is documented. Throws where the command cannot do its work. */
export function redoclyReport<Report>(root: string, ...args: string[]): Report {
  const { stdout, stderr } = redocly(root, ...args, '--format=json');
  if (!stdout.startsWith('{')) throw new Error(stderr.trim() || stdout.trim());
  return JSON.parse(stdout) as Report; // The version of Redocly is fixed.
}
