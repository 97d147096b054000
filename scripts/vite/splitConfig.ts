import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Portal } from '../../src/config/portal.ts';
import { homePart, publicPart } from '../../src/config/publicPart.ts';

/** The parts that are loaded before the whole, by what is asked for behind the file's name. */
const parts = { public: publicPart, home: homePart };

const isPart = (name: string | undefined): name is keyof typeof parts =>
  name !== undefined && Object.hasOwn(parts, name);

const asModule = (portal: Portal) => `export default ${JSON.stringify(portal)};`;

/**
 * Serves `portal.config.ts?public`, what the sign-in page needs of the config, and `portal.config.ts?home`, what the first
 * screen after it needs, so that nobody loads the rest before it is used. In a build all of them are plain data, evaluated
 * here; in development they follow the file.
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
      const [file, name] = id.split('?');
      if (file !== config || !(isPart(name) || (isBuild && name === undefined))) return undefined;
      if (!isBuild && isPart(name)) {
        const maker = JSON.stringify(join(root, 'src/config/publicPart.ts'));
        return `import { ${name}Part } from ${maker}; import portal from ${JSON.stringify(config)}; export default ${name}Part(portal);`;
      }
      this.addWatchFile(config);
      const { default: portal } = await import(config);
      return asModule(isPart(name) ? parts[name](portal) : portal);
    },
  };
}
