import type { Plugin } from 'vite';
import { atHost } from '../../src/config/atHost.ts';
import { unusedTexts } from '../../src/config/rules/translations.ts';
import { withoutTranslations } from '../check/translationFiles.ts';
import type { ConfigCheck } from './configCheck.ts';

/**
 * Leaves translations out of the build that no label needs at an unlisted host: those of a host's own words travel with
 * the pages of that host.
 */
export function hostWords(check: ConfigCheck): Plugin {
  return {
    name: 'portal:host-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/values\/text\/\w+\/config\w*\.ts$/ },
      async handler(code, id) {
        const [, language = ''] = /\/(\w+)\/config\w*\.ts$/.exec(id) ?? [];
        const unused: Readonly<Record<string, string[]>> = unusedTexts(atHost(await check.sound()));
        return { code: withoutTranslations(code, unused[language] ?? []), map: null };
      },
    },
  };
}
