import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';

/** What the check says of the config, every problem at once: `complaint` where there are errors, else `warning`. */
interface Verdict {
  complaint?: string;
  warning?: string;
}

function checkConfig(root: string): Verdict {
  // A process of its own: Node keeps a module once it is loaded, and the config may just have been mended.
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/checkConfig.ts')], {
    encoding: 'utf8',
  });
  const output = `${stdout}${stderr}`.trim();
  if (status !== 0) return { complaint: output };
  return output ? { warning: output } : {};
}

/** Where in the plugin it was thrown helps nobody to mend the config. */
const withoutStack = (message: string) =>
  Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message });

/** Stops a build, and keeps the development server from showing the portal, while the config has mistakes. */
export function checkedConfig(root: string): Plugin[] {
  const config = join(root, 'portal.config.ts');
  const description = [join(root, 'generated/operations.ts'), join(root, 'generated/fields.ts')];
  /** The screens, the rules, and the texts that the labels of the config are translated by. */
  const folders = ['src/screens/', 'src/config/', 'src/text/'].map((folder) => join(root, folder));
  let found: Verdict = {};

  function checkAgain({ environments, config: { logger } }: ViteDevServer) {
    const before = found;
    found = checkConfig(root);
    const { complaint, warning } = found;
    if (complaint) {
      logger.error(complaint);
      environments.client.hot.send({ type: 'error', err: { message: complaint, stack: '' } });
      return [];
    }
    if (warning && warning !== before.warning) logger.warn(warning);
    if (!warning && (before.complaint || before.warning)) logger.info('The config is sound again.');
    if (before.complaint) environments.client.hot.send({ type: 'full-reload' });
  }

  return [
    {
      name: 'portal:config-checked-before-build',
      apply: 'build',
      // Before the bundler begins, which would put a stack of its own below what is said here.
      configResolved({ logger }) {
        const { complaint, warning } = checkConfig(root);
        if (complaint) throw withoutStack(complaint);
        if (warning) logger.warn(warning);
      },
    },
    {
      name: 'portal:config-checked-in-development',
      apply: 'serve',
      config() {
        found = checkConfig(root);
        // Vite reads the config, too, to see which packages are used, and would say in its own way what is wrong.
        return found.complaint ? { optimizeDeps: { entries: [] } } : {};
      },
      configureServer({ watcher, config: { logger } }) {
        watcher.add([config, join(root, 'src/screens'), ...description]);
        if (found.complaint) logger.error(found.complaint);
        if (found.warning) logger.warn(found.warning);
      },
      hotUpdate({ file, server }) {
        const isDecisive =
          file === config || description.includes(file) || folders.some((folder) => file.startsWith(folder));
        if (isDecisive && this.environment.name === 'client') return checkAgain(server);
      },
      transformIndexHtml: {
        // Before Vite reads what the page loads, and says in its own way what is wrong there.
        order: 'pre',
        handler() {
          if (found.complaint) throw withoutStack(found.complaint);
        },
      },
    },
  ];
}
