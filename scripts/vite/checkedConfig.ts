import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';

/** The result of the config check, with all problems at once: `complaint` if there are errors, otherwise `warning`. */
interface Verdict {
  complaint?: string;
  warning?: string;
}

function checkConfig(root: string): Verdict {
  // Runs in a separate process, because Node caches modules and the config may have just been edited.
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/checkConfig.ts')], {
    encoding: 'utf8',
  });
  const output = `${stdout}${stderr}`.trim();
  if (status !== 0) return { complaint: output };
  return output ? { warning: output } : {};
}

/** The plugin's stack trace does not help to fix the config. */
const withoutStack = (message: string) =>
  Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message });

/** Fails the build, and keeps the development server from showing the portal, while the config has errors. */
export function checkedConfig(root: string): Plugin[] {
  const config = join(root, 'portal.config.ts');
  const description = [join(root, 'generated/operations.ts'), join(root, 'generated/fields.ts')];
  /** The screens, the hosts, the rules, and the translations of the config's labels. */
  const folders = ['src/screens/', 'src/hosts/', 'src/config/', 'src/text/'].map((folder) => join(root, folder));
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
      // Runs before the bundler, which would add its own stack trace to the message.
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
        // Vite's dependency scan reads the config, too, and would report its errors in a different way.
        return found.complaint ? { optimizeDeps: { entries: [] } } : {};
      },
      configureServer({ watcher, config: { logger } }) {
        watcher.add([config, join(root, 'src/screens'), join(root, 'src/hosts'), ...description]);
        if (found.complaint) logger.error(found.complaint);
        if (found.warning) logger.warn(found.warning);
      },
      hotUpdate({ file, server }) {
        const isDecisive =
          file === config || description.includes(file) || folders.some((folder) => file.startsWith(folder));
        if (isDecisive && this.environment.name === 'client') return checkAgain(server);
      },
      transformIndexHtml: {
        // Runs before Vite processes the page's files and reports the errors there in a different way.
        order: 'pre',
        handler() {
          if (found.complaint) throw withoutStack(found.complaint);
        },
      },
    },
  ];
}
