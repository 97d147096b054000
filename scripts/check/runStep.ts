import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import type { Step } from './steps.ts';

/** The result of a step, with its output. */
export interface Result {
  name: string;
  isSound: boolean;
  /** Whether the step was skipped because it had passed for these very files. */
  isUnchanged: boolean;
  output: string;
}

function execute(root: string, { name, command, args, warns }: Step): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ name, isSound: false, isUnchanged: false, output: error.message }));
    child.on('close', (status) => {
      const isSound = status === 0;
      resolve({ name, isSound, isUnchanged: false, output: isSound && !warns ? '' : output.trim() });
    });
  });
}

/**
 * Runs a step, unless it last passed without output and its input is byte for byte the same. The hash of that input is
 * stored in node_modules/.cache/check/, which a fresh clone and `npm ci` start without.
 */
export async function runStep(root: string, step: Step): Promise<Result> {
  const folder = join(root, 'node_modules/.cache/check');
  const note = join(folder, step.name.replaceAll(' ', '-'));
  const before = fingerprint(root, step.reads);
  if (existsSync(note) && readFileSync(note, 'utf8') === before) {
    return { name: step.name, isSound: true, isUnchanged: true, output: '' };
  }
  const result = await execute(root, step);
  // A file may have been edited meanwhile, and it is unknown which version the step has read.
  if (result.isSound && result.output === '' && fingerprint(root, step.reads) === before) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(note, before);
  }
  return result;
}
