import type { Portal } from '../../src/config/portal.ts';
import { configReport } from './configReport.ts';
import { loadConfig } from './loadConfig.ts';
import { printReport, reportOf } from './reportProblems.ts';

/** The config, or undefined if it has errors. Prints the findings of the check, and sets the exit status. */
export async function soundConfig(
  root: string,
  { isStrict = false, isFixing = false } = {},
): Promise<Portal | undefined> {
  const { portal, problem } = await loadConfig();
  const report = problem ? reportOf([problem], isStrict) : await configReport(root, portal, { isStrict, isFixing });
  printReport(report);
  return report.isSound ? (portal as Portal) : undefined; // The report has just proved it.
}
