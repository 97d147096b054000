import type { Some } from '../catalogue.ts';
import type { faults as english } from '../en/faults.ts';

/** Texts for errors that occur while a screen is shown. */
export const faults: Some<typeof english> = {
  faults: {
    slow: 'C’est plus long que d’habitude.',
    offline:
      'Vous êtes hors ligne. Ce que vous voyez n’est peut-être pas à jour ; la mise à jour se fera dès que vous serez de nouveau en ligne.',
    online: 'Vous êtes de nouveau en ligne.',
    section: 'Cette partie n’a pas pu être affichée. Si le problème persiste, veuillez actualiser la page.',
    notUpToDate: 'Pas à jour.',
    loaded: 'Le chargement est terminé.',
  },
};
