import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import type { Step } from './steps.ts';

/** How a step ended, with what the developer has to read. */
export interface Result {
  name: string;
  isSound: boolean;
  /** The step passed for these very files before and was not run. */
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
 * Runs a step, unless it passed without a word the last time and what it reads is the same, byte for byte. What it passed
 * with is noted in node_modules/.cache/check/, which a fresh clone and `npm ci` begin without.
 */
export async function runStep(root: string, step: Step): Promise<Result> {
  const folder = join(root, 'node_modules/.cache/check');
  const note = join(folder, step.name.replaceAll(' ', '-'));
  const before = fingerprint(root, step.reads);
  if (existsSync(note) && readFileSync(note, 'utf8') === before) {
    return { name: step.name, isSound: true, isUnchanged: true, output: '' };
  }
  const result = await execute(root, step);
  // A file may have been edited meanwhile, and nobody knows which of its two contents the step has seen.
  if (result.isSound && result.output === '' && fingerprint(root, step.reads) === before) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(note, before);
  }
  return result;
}
