import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type CompleteDryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';

/** A row of the table of mistakes; passes as long as the check reports what the table says. */
interface Test {
  name: string;
  passes(): boolean;
}

/** The copy of the project with all changes in its code, each of them off. */
const copy = pathToFileURL(`${process.cwd()}/`).href;
const isReloaded = (url: string) => url.startsWith(copy) && !/\/(node_modules|generated)\//.test(url);
const sources = new Map<string, string>();
let load = 0;

/** Reloads the code for each change, because modules keep state, but reads and converts it once. */
function reloadCode(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return isReloaded(found.url) ? { ...found, url: `${found.url.split('?', 1)[0]}?load=${load}` } : found;
    },
    load(url, context, next) {
      const [file = '', query] = url.split('?');
      if (query === undefined || !file.endsWith('.ts')) return next(url, context);
      const source = sources.get(file) ?? stripTypeScriptTypes(readFileSync(fileURLToPath(file), 'utf8'));
      sources.set(file, source);
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

async function loadTests(): Promise<Test[]> {
  load += 1;
  const { mistakeTests } = await import(pathToFileURL(join(process.cwd(), 'tests/config/mistakeTests.ts')).href);
  return mistakeTests;
}

/**
 * Runs the table of mistakes against changes to the check, which takes a second for each change; vitest takes more than
 * twice as long. The rows that noticed other changes to the same file are tried first.
 */
class MistakesRunner implements TestRunner {
  readonly #switches: InstrumenterContext = {};
  /** The names of the rows that noticed changes, by file, latest first. */
  readonly #noticed = new Map<string, string[]>();

  constructor() {
    Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: this.#switches });
    reloadCode();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<CompleteDryRunResult> {
    const results: CompleteDryRunResult['tests'] = [];
    for (const { name, passes } of await loadTests()) {
      const started = performance.now();
      this.#switches.currentTestId = name;
      const is = { id: name, name };
      const isRight = passes();
      const timeSpentMs = performance.now() - started;
      results.push(
        isRight
          ? { ...is, timeSpentMs, status: TestStatus.Success }
          : { ...is, timeSpentMs, status: TestStatus.Failed, failureMessage: 'The check says something else.' },
      );
    }
    delete this.#switches.currentTestId;
    return {
      status: DryRunStatus.Complete,
      tests: results,
      mutantCoverage: this.#switches.mutantCoverage ?? { static: {}, perTest: {} },
    };
  }

  async mutantRun({ activeMutant, hitLimit, testFilter = [] }: MutantRunOptions): Promise<MutantRunResult> {
    const switches = this.#switches;
    const tests = await loadTests();
    const noticed = this.#noticed.get(activeMutant.fileName) ?? [];
    // Rows that do not reach the change come last, since they may use cached results of other rows.
    const first = [...noticed, ...testFilter];
    const named = new Map(tests.map((test) => [test.name, test]));
    const inOrder = new Set([...first.flatMap((name) => named.get(name) ?? []), ...tests]);
    Object.assign(switches, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    let nrOfTests = 0;
    try {
      for (const { name, passes } of inOrder) {
        nrOfTests += 1;
        if (passes()) continue;
        if (hitLimit !== undefined && (switches.hitCount ?? 0) > hitLimit) return { status: MutantRunStatus.Timeout };
        this.#noticed.set(activeMutant.fileName, [name, ...noticed.filter((one) => one !== name)]);
        return { status: MutantRunStatus.Killed, killedBy: [name], failureMessage: name, nrOfTests };
      }
      return { status: MutantRunStatus.Survived, nrOfTests };
    } finally {
      delete switches.activeMutant;
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'mistakes', MistakesRunner)];
