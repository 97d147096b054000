import type { Some } from '../catalogue.ts';
import type { notes as english } from '../en/notes.ts';

/** French texts of notes, and of what can be copied. */
export const notes: Some<typeof english> = {
  notes: {
    pinned: 'Épinglée',
    changed: (moment) => `Modifiée : ${moment}`,
    attachments: 'Pièces jointes',
    showMore: 'Afficher plus',
    showLess: 'Afficher moins',
    showAll: (count) => `Toutes les notes (${count})`,
  },
  copy: {
    title: 'Copier',
    copy: (what) => `Copier ${what}`,
    done: 'Copié',
    marked: 'Texte sélectionné. Appuyez sur Ctrl+C (⌘C) pour le copier.',
  },
};
