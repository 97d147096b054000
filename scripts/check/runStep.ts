import { spawn } from 'node:child_process';
import { cachedResult } from './cachedResult.ts';
import type { Finding } from './findings.ts';
import { hashesOf } from './fingerprint.ts';
import type { Step } from './steps.ts';

/** The result of a step, with its output. */
export interface Result {
  name: string;
  isSound: boolean;
  /** Whether the step was skipped because it has already passed for exactly these files. */
  isUnchanged: boolean;
  output: string;
  /** The findings in the output; none unless they were requested. */
  findings: Finding[];
}

/** The findings of a tool; if its output cannot be parsed, the whole output is a single finding. */
function findingsIn({ data }: Step, output: string, isSound: boolean): Finding[] {
  let found: Finding[] = [];
  try {
    found = data.read(output);
  } catch {
    // The tool has printed something else, such as why it could not start.
  }
  if (isSound || found.some(({ severity }) => severity === 'error')) return found;
  return [...found, { path: '', message: output.trim(), severity: 'error' }];
}

function execute(root: string, step: Step, asData: boolean): Promise<Result> {
  const { name, command, warns, shorten = (output) => output } = step;
  return new Promise((resolve) => {
    const child = spawn(command, asData ? step.data.args : step.args, { cwd: root });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    }
    const end = (hasPassed: boolean) => {
      const output = shorten(printed);
      const findings = asData ? findingsIn(step, output, hasPassed) : [];
      // A tool that prints JSON may exit successfully in spite of errors.
      const isSound = hasPassed && !findings.some(({ severity }) => severity === 'error');
      const isQuiet = asData ? findings.length === 0 : isSound && !warns;
      resolve({ name, isSound, isUnchanged: false, output: isQuiet ? '' : output.trim(), findings });
    };
    child.on('error', ({ message }) => {
      printed = message;
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

const unchanged = (name: string): Result => ({ name, isSound: true, isUnchanged: true, output: '', findings: [] });

/** Runs a step, unless it has already passed without output for the same request and exactly the same input. */
export async function runStep(root: string, step: Step, asData = false): Promise<Result> {
  const { name, command, args, data, reads, readsImports, each } = step;
  const asked = [command, ...(asData ? data.args : args)];
  const earlier = cachedResult(root, name.replaceAll(' ', '-'), reads, asked, readsImports);
  if (each) return runForEach(root, step, each, earlier, asData);
  if (earlier.cached) return unchanged(name);
  const result = await execute(root, step, asData);
  if (result.isSound && result.output === '') earlier.store('');
  return result;
}

/** More names than this do not fit into one command on every system. */
const mostNames = 500;

/** Passes the step the files that have changed since they passed, or its parts if too many have changed. */
async function runForEach(
  root: string,
  step: Step,
  parts: readonly string[],
  { cached, store }: ReturnType<typeof cachedResult>,
  asData: boolean,
): Promise<Result> {
  const { args, data } = step;
  const passed: Readonly<Record<string, string>> = cached ? JSON.parse(cached.toString()) : {}; // Written below.
  const hashes = hashesOf(root, parts);
  const changed = [...hashes].flatMap(([file, hash]) => (passed[file] === hash ? [] : [file]));
  if (changed.length === 0) return unchanged(step.name);
  const given = changed.length > mostNames ? parts : changed;
  const add = (own: readonly string[]) => [...own, ...given];
  const result = await execute(root, { ...step, args: add(args), data: { ...data, args: add(data.args) } }, asData);
  const now = hashesOf(root, parts);
  const isStill = ([file, hash]: [string, string]) => now.get(file) === hash;
  if (result.isSound && result.output === '') store(JSON.stringify(Object.fromEntries([...hashes].filter(isStill))));
  return result;
}
