import { spawn } from 'node:child_process';
import type { Finding } from './findings.ts';
import { keptFor } from './keptFor.ts';
import type { Step } from './steps.ts';

/** The result of a step, with its output. */
export interface Result {
  name: string;
  isSound: boolean;
  /** Whether the step was skipped because it had passed for these very files. */
  isUnchanged: boolean;
  output: string;
  /** The findings in the output; none unless they were asked for. */
  findings: Finding[];
}

/** The findings of a tool; where its output cannot be read, that output is the only one. */
function findingsIn({ data }: Step, output: string, isSound: boolean): Finding[] {
  let found: Finding[] = [];
  try {
    found = data.read(output);
  } catch {
    // The tool has printed something else, such as the reason why it could not start.
  }
  if (isSound || found.some(({ severity }) => severity === 'error')) return found;
  return [...found, { path: '', message: output.trim(), severity: 'error' }];
}

function execute(root: string, step: Step, asData: boolean): Promise<Result> {
  const { name, command, warns } = step;
  return new Promise((resolve) => {
    const child = spawn(command, asData ? step.data.args : step.args, { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const end = (hasPassed: boolean) => {
      const findings = asData ? findingsIn(step, output, hasPassed) : [];
      // A tool that prints JSON may leave it to the reader whether it has passed.
      const isSound = hasPassed && !findings.some(({ severity }) => severity === 'error');
      const isQuiet = asData ? findings.length === 0 : isSound && !warns;
      resolve({ name, isSound, isUnchanged: false, output: isQuiet ? '' : output.trim(), findings });
    };
    child.on('error', ({ message }) => {
      output = message;
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

/** Runs a step, unless it was asked the same before, passed without output, and its input is byte for byte the same. */
export async function runStep(root: string, step: Step, asData = false): Promise<Result> {
  const { name, command, args, data } = step;
  const asked = [command, ...(asData ? data.args : args)];
  const { kept, keep } = keptFor(root, name.replaceAll(' ', '-'), undefined, asked);
  if (kept) return { name, isSound: true, isUnchanged: true, output: '', findings: [] };
  const result = await execute(root, step, asData);
  if (result.isSound && result.output === '') keep('');
  return result;
}
