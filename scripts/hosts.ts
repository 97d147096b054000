import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '../src/config/portal.ts';
import { configReport } from './check/configReport.ts';
import { loadConfig } from './check/loadConfig.ts';
import { printReport, reportOf } from './check/reportProblems.ts';
import { compressFiles } from './hosts/compress.ts';
import { writePages } from './hosts/writePages.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist');

const { portal, problem } = await loadConfig();
const report = problem
  ? reportOf([problem], false)
  : await configReport(root, portal, { isStrict: false, isFixing: false });
printReport(report);
if (report.isSound) {
  try {
    if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no build in dist/. Run `npm run build`.');
    const pages = writePages(folder, portal as Portal); // The report has just proved it.
    await compressFiles(folder, /\.html$/);
    console.log([`dist/ has ${pages.length} pages of hosts:`, ...pages].join('\n  '));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
