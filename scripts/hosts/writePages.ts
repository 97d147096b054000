import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atHost } from '../../src/config/atHost.ts';
import type { Portal } from '../../src/config/portal.ts';
import { pageFile, pageOf, tagsOf } from './pages.ts';

/** Names the config that scripts were bundled with; its hosts are not part of them. */
export const configMark = (portal: Portal): string =>
  createHash('sha256')
    .update(JSON.stringify(atHost(portal)))
    .digest('hex')
    .slice(0, 16);

/**
 * Writes the page of each host in each of its languages into `hosts/` of a build, and the page for every other host.
 * Returns the paths of the hosts' pages. Throws where the build holds another config than this one.
 */
export function writePages(folder: string, portal: Portal): string[] {
  const index = join(folder, 'index.html');
  const template = readFileSync(index, 'utf8');
  if (!template.includes(`data-config="${configMark(portal)}"`)) {
    throw new Error(
      'portal.config.ts has changed since this build in more than its hosts, so scripts and pages would not fit together. Run `npm run build`.',
    );
  }
  writeFileSync(index, pageOf(template, portal));
  rmSync(join(folder, 'hosts'), { recursive: true, force: true });
  const pages = (portal.hosts ?? []).flatMap((host) =>
    tagsOf(portal, host).map((tag) => ({ file: pageFile(host.host, tag), page: pageOf(template, portal, host, tag) })),
  );
  for (const { file, page } of pages) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), page);
  }
  return pages.map(({ file }) => file);
}
