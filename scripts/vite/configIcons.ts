import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Portal } from '../../src/config/portal.ts';
import type { ConfigCheck } from './configCheck.ts';

const fileOf = (name: string) => `lucide-react/icons/${name}`;

/** A module with only these icons of the library. */
function moduleOf(names: readonly string[]): string {
  const imports = names.map((name, index) => `import icon${index} from '${fileOf(name)}';`);
  const entries = names.map((name, index) => `'lucide:${name}': icon${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}

/** Serves `portal.config.ts?icons`, the icons that the config names; in development, it follows changes to the file. */
export function configIcons(root: string, check?: ConfigCheck): Plugin {
  const config = join(root, 'portal.config.ts');
  let isBuild = false;

  async function edited(): Promise<Portal> {
    // The query busts Node's module cache, since the config may have been edited.
    const { default: portal }: { default: Portal } = await import(`${config}?changed=${statSync(config).mtimeMs}`);
    return portal;
  }

  async function names(): Promise<string[]> {
    const { menu } = isBuild && check ? await check.sound() : await edited();
    return [...new Set(menu.map(({ icon }) => icon))];
  }

  return {
    name: 'portal:config-icons',
    enforce: 'pre',
    async config(_, { command }) {
      isBuild = command === 'build';
      if (isBuild || process.env.VITEST) return {};
      // Pre-bundled, because discovering them later would reload the page. The check reports errors in the config.
      return { optimizeDeps: { include: (await names().catch(() => [])).map(fileOf) } };
    },
    load: {
      filter: { id: /portal\.config\.ts\?icons$/ },
      async handler(id) {
        if (id !== `${config}?icons`) return undefined;
        this.addWatchFile(config);
        return moduleOf(await names());
      },
    },
  };
}
