import type { FurtherTexts, Some } from '../catalogue.ts';

/** The list of keyboard shortcuts, in French. */
export const shortcutList: Some<Pick<FurtherTexts, 'shortcutList'>> = {
  shortcutList: {
    use: 'Utiliser les raccourcis à une touche',
    about: 'Ils fonctionnent hors des champs et des boîtes de dialogue. Votre choix est retenu dans ce navigateur.',
    places: { everywhere: 'Sur tous les écrans', menu: 'Aller à un écran', document: 'Dans un document ouvert' },
    names: { escape: 'Échap', pageUp: 'Page préc.', pageDown: 'Page suiv.', control: 'Ctrl' },
    does: {
      list: 'Afficher cette liste',
      search: 'Rechercher dans cet écran',
      amounts: 'Masquer ou afficher les montants',
      close: 'Fermer une boîte de dialogue ou un menu',
    },
    inDocument: {
      pages: 'Page précédente et suivante',
      scroll: 'Défiler vers le haut et le bas',
      zoom: 'Agrandir et réduire',
      fit: 'Ajuster à la fenêtre',
      search: 'Rechercher dans le document',
      print: 'Imprimer',
    },
    followedBy: 'puis',
  },
};
