import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { operations } from '../../generated/operations.ts';
import { users } from '../users.ts';

const project = join(import.meta.dirname, '../..');

export const email = users.investor;
export const password = 'Northline-2026';
/** The number of operations that api:verify calls or leaves out: the sign-in and every query, of which two open files. */
export const called = Object.values(operations).filter(({ kind }) => kind === 'query').length + 1;

/** Runs a command that calls an API, such as `apiVerify`, in its own process; gives its output and exit status. */
export function runApi(
  command: string,
  args: string[],
  environment: Record<string, string> = { PORTAL_PASSWORD: password },
  root = project,
) {
  const file = join(root, `scripts/${command}.ts`);
  const { PORTAL_PASSWORD: _, ...own } = process.env;
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [file, ...args],
      { env: { ...own, ...environment }, maxBuffer: 2 ** 25 },
      (error, stdout, stderr) => {
        resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });
}
