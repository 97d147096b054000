import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** What is wrong with portal.config.ts, every problem at once; nothing where it is sound. */
function complaintOf(root: string): string | undefined {
  // A process of its own: Node keeps a module once it is loaded, and the config may just have been mended.
  const check = spawnSync(process.execPath, [join(root, 'scripts/checkConfig.ts')], { encoding: 'utf8' });
  return check.status === 0 ? undefined : `${check.stdout}${check.stderr}`.trim();
}

/** Where in the plugin it was thrown helps nobody to mend the config. */
const withoutStack = (message: string) => Object.assign(new Error(message), { stack: '' });

/** Stops a build, and keeps the development server from showing the portal, while portal.config.ts has mistakes. */
export function checkedConfig(root: string): Plugin[] {
  const config = join(root, 'portal.config.ts');
  const description = [join(root, 'generated/operations.ts'), join(root, 'generated/shapes.ts')];
  const rules = join(root, 'src/config/');
  let complaint: string | undefined;

  function checkAgain({ environments, config: { logger } }: ViteDevServer) {
    const before = complaint;
    complaint = complaintOf(root);
    if (complaint) {
      logger.error(complaint);
      environments.client.hot.send({ type: 'error', err: { message: complaint, stack: '' } });
      return [];
    }
    if (before) {
      logger.info('portal.config.ts is sound again.');
      environments.client.hot.send({ type: 'full-reload' });
    }
  }

  return [
    {
      name: 'portal:config-checked-before-build',
      apply: 'build',
      buildStart() {
        const found = complaintOf(root);
        if (found) this.error(withoutStack(found));
      },
    },
    {
      name: 'portal:config-checked-in-development',
      apply: 'serve',
      configureServer(server) {
        server.watcher.add([config, ...description]);
        complaint = complaintOf(root);
        if (complaint) server.config.logger.error(complaint);
      },
      hotUpdate({ file, server }) {
        const isDecisive = file === config || description.includes(file) || file.startsWith(rules);
        if (isDecisive && this.environment.name === 'client') return checkAgain(server);
      },
      transformIndexHtml() {
        if (complaint) throw withoutStack(complaint);
      },
    },
  ];
}
