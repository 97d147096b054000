import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { ConfigCheck } from './configCheck.ts';

/** The plugin's stack trace does not help to fix the config. */
const withoutStack = (message: string) =>
  Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message });

/** Fails the build, and keeps the development server from showing the portal, while the config has errors. */
export function checkedConfig(root: string, check: ConfigCheck): Plugin[] {
  const config = join(root, 'portal.config.ts');
  const description = [join(root, 'generated/operations.ts'), join(root, 'generated/fields.ts')];
  /** The folders of the screens, the hosts, the rules, and the translations of the config's labels. */
  const folders = ['src/screens/', 'src/hosts/', 'src/config/', 'src/values/text/'].map((folder) => join(root, folder));

  async function checkAgain({ environments, config: { logger } }: ViteDevServer) {
    const before = await check.latest();
    const { complaint, warning } = await check.again();
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
      // Runs before the bundler, which would add its own stack trace to the message.
      async configResolved({ logger }) {
        const { complaint, warning } = await check.latest();
        if (complaint) throw withoutStack(complaint);
        if (warning) logger.warn(warning);
      },
    },
    {
      name: 'portal:config-checked-in-development',
      apply: 'serve',
      config() {
        // The server starts meanwhile; only the page waits for the result.
        void check.latest();
        // Vite's dependency scan also reads the config, and would report differently why it cannot be loaded.
        return import(config).then(
          () => ({}),
          () => ({ optimizeDeps: { entries: [] } }),
        );
      },
      configureServer({ watcher, config: { logger } }) {
        watcher.add([config, join(root, 'src/screens'), join(root, 'src/hosts'), ...description]);
        void check.latest().then(({ complaint, warning }) => {
          if (complaint) logger.error(complaint);
          if (warning) logger.warn(warning);
        });
      },
      hotUpdate({ file, server }) {
        const isDecisive =
          file === config || description.includes(file) || folders.some((folder) => file.startsWith(folder));
        if (isDecisive && this.environment.name === 'client') return checkAgain(server);
      },
      transformIndexHtml: {
        // Before Vite processes the page's files, in which it would report the errors differently.
        order: 'pre',
        async handler() {
          const { complaint } = await check.latest();
          if (complaint) throw withoutStack(complaint);
        },
      },
    },
  ];
}
