import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Portal } from '../../src/config/portal.ts';

const fileOf = (name: string) => `lucide-react/icons/${name}`;

/** A module with these icons of the library's, and with none of its others. */
function moduleOf(names: readonly string[]): string {
  const imports = names.map((name, index) => `import icon${index} from '${fileOf(name)}';`);
  const entries = names.map((name, index) => `'lucide:${name}': icon${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}

/** Serves `portal.config.ts?icons`, the icons that the config names; in development they follow the file. */
export function configIcons(root: string): Plugin {
  const config = join(root, 'portal.config.ts');

  async function names(): Promise<string[]> {
    // Node keeps a module once it is loaded, and the config may have been edited since.
    const { default: portal }: { default: Portal } = await import(`${config}?changed=${statSync(config).mtimeMs}`);
    return [...new Set(portal.menu.map(({ icon }) => icon))];
  }

  return {
    name: 'portal:config-icons',
    enforce: 'pre',
    async config(_, { command }) {
      if (command === 'build' || process.env.VITEST) return {};
      // Known before the page asks for them, which would have to be loaded anew. The check says what is wrong with the config.
      return { optimizeDeps: { include: (await names().catch(() => [])).map(fileOf) } };
    },
    async load(id) {
      if (id !== `${config}?icons`) return undefined;
      this.addWatchFile(config);
      return moduleOf(await names());
    },
  };
}
