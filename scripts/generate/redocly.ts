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
