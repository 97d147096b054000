import type { Some } from '../catalogue.ts';
import type { attention as english } from '../en/attention.ts';

/** Texts for what needs attention. */
export const attention: Some<typeof english> = {
  attention: {
    unknown: (title) => `${title} : nous n’avons pas pu vérifier.`,
  },
};
