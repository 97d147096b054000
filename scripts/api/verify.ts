import type { Portal } from '../../src/config/portal.ts';
import { readApiOptions } from './commandLine.ts';
import { callApi, isAsDescribed, verificationOf } from './verification.ts';
import { jsonReport, textReport } from './verificationReport.ts';

/**
 * Does what the arguments of `npm run api:verify` ask for. Throws `CommandError` if they, or the API, cannot be used.
 */
export async function verify(args: string[], environment: NodeJS.ProcessEnv, root: string, portal: Portal) {
  const options = readApiOptions(args, environment, portal.api.developmentHost);
  const verification = verificationOf(await callApi(options, root, portal), root, portal);
  return {
    report: options.format === 'json' ? jsonReport(verification) : textReport(verification),
    status: isAsDescribed(verification) ? 0 : 1,
  };
}
