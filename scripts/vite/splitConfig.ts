import { join } from 'node:path';
import type { Plugin } from 'vite';
import { atHost } from '../../src/config/atHost.ts';
import type { Portal } from '../../src/config/portal.ts';
import { homePart, publicPart } from '../../src/config/publicPart.ts';
import type { ConfigCheck } from './configCheck.ts';

/** The parts that are loaded before the whole config, by the query after the file name. */
const parts = { public: publicPart, home: homePart };

const isPart = (name: string | undefined): name is keyof typeof parts =>
  name !== undefined && Object.hasOwn(parts, name);

const asModule = (portal: Portal) => `export default ${JSON.stringify(portal)};`;

/**
 * Serves `portal.config.ts?public`, the part of the config for the sign-in page, and `portal.config.ts?home`, the part
 * for the first screen after it, so that the rest is loaded only when needed. In a build, all parts are plain data
 * evaluated here; in development, they follow changes to the file.
 */
export function splitConfig(root: string, check: ConfigCheck): Plugin {
  const config = join(root, 'portal.config.ts');
  let isBuild = false;
  return {
    name: 'portal:split-config',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: /portal\.config\.ts(\?|$)/ },
      async handler(id) {
        const [file, name] = id.split('?');
        if (file !== config || !(isPart(name) || (isBuild && name === undefined))) return undefined;
        if (!isBuild && isPart(name)) {
          const maker = JSON.stringify(join(root, 'src/config/publicPart.ts'));
          return `import { ${name}Part } from ${maker}; import portal from ${JSON.stringify(config)}; export default ${name}Part(portal);`;
        }
        this.addWatchFile(config);
        const portal = await check.sound();
        return asModule(isPart(name) ? parts[name](portal) : atHost(portal));
      },
    },
  };
}
