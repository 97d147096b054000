import { parseArgs } from 'node:util';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import type { OperationId } from '../../src/client/operationFacts.ts';
import type { SandboxOptions } from '../../src/sandbox/createSandbox.ts';
import { type Fault, faultHelp, faultNames, isFaultName } from '../../src/sandbox/faults.ts';
import { isCalendarDate } from '../../src/values/calendar.ts';
import { partsIn } from '../partsIn.ts';

export const usage = `npm run sandbox -- [options]

  --port n            the port on 127.0.0.1 (8787)
  --today YYYY-MM-DD  the day of the sandbox's clock (the real date)
  --latency ms        how long every answer waits, at most 60000 (0)
  --fault name[@path] breaks every call, or those of one path such as
                      /portfolio/activities; may be repeated
  --help              this text

Faults:
${faultHelp.map((line) => `  ${line}`).join('\n')}`;

function wholeNumber(option: string, text: string, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw new Error(`--${option} is '${text}'; it has to be a whole number from 0 to ${max}.`);
}

function day(text: string): string {
  if (isCalendarDate(text)) return text;
  throw new Error(`--today is '${text}'; it has to be a day that exists, such as 2026-07-10.`);
}

const idsByPath = new Map(Object.entries(operations).map(([id, { path }]) => [path as string, id as OperationId]));

const refused = (what: string, found: string, allowed: readonly string[]) =>
  new Error(`--fault names ${what}'${found}'; it has to be one of ${allowed.join(', ')}.`);

/**
 * Parses `name`, `name@/path` or `nulls@/path#field`. Throws an error that lists the known names, paths or fields.
 */
function parseFault(text: string): Fault {
  const [name = '', place] = text.split('@', 2);
  if (!isFaultName(name)) throw refused('', name, faultNames);
  if (place === undefined) return { name };
  const [called = '', field] = place.split('#', 2);
  const path = `/${called.replace(/^\/+/, '')}`;
  const id = idsByPath.get(path);
  if (id === undefined) throw refused('the path ', path, [...idsByPath.keys()]);
  if (field === undefined) return { name, path };
  if (name !== 'nulls') throw new Error(`--fault names the field '${field}', which only nulls can.`);
  const known = [...new Set(partsIn(fields[id].data).map(([field]) => field))];
  if (!known.includes(field)) throw refused('the field ', field, known);
  return { name, path, field };
}

/** Parses the command line. Throws an error that names the invalid argument and the allowed values. */
export function readCommandLine(args: string[]): SandboxOptions & { port: number; help: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '8787' },
      today: { type: 'string' },
      latency: { type: 'string', default: '0' },
      fault: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const today = values.today === undefined ? undefined : day(values.today);
  return {
    help: values.help,
    port: wholeNumber('port', values.port, 65_535),
    latency: wholeNumber('latency', values.latency, 60_000),
    faults: values.fault.map(parseFault),
    ...(today !== undefined && { today: () => today }),
  };
}
