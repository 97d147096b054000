import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Portal } from '../../src/config/portal.ts';
import { publicPart } from '../../src/config/publicPart.ts';

const asModule = (portal: Portal) => `export default ${JSON.stringify(portal)};`;

/**
 * Serves `portal.config.ts?public`: what the sign-in page needs of the config, so that a visitor does not load the rest.
 * In a build both are plain data, evaluated here; in development they follow the file.
 */
export function splitConfig(root: string): Plugin {
  const config = join(root, 'portal.config.ts');
  let isBuild = false;
  return {
    name: 'portal:split-config',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      const isPublic = id === `${config}?public`;
      if (!isPublic && !(isBuild && id === config)) return undefined;
      if (!isBuild) {
        const part = JSON.stringify(join(root, 'src/config/publicPart.ts'));
        return `import { publicPart } from ${part}; import portal from ${JSON.stringify(config)}; export default publicPart(portal);`;
      }
      this.addWatchFile(config);
      const { default: portal } = await import(config);
      return asModule(isPublic ? publicPart(portal) : portal);
    },
  };
}
