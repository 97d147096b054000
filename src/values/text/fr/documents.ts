import type { Some } from '../catalogue.ts';
import type { documents as english } from '../en/documents.ts';
import { isSingular } from './isSingular.ts';

/** Texts of the document viewer. */
export const documents: Some<typeof english> = {
  document: {
    download: 'Télécharger',
    opening: 'Ouverture du document …',
    page: (page, pages) => `Page ${page} sur ${pages}`,
    pageNumber: 'Numéro de page',
    ofPages: (pages) => `sur ${pages}`,
    pageFailed: 'Cette page n’a pas pu être affichée.',
    incomplete:
      'Des images ou des textes de cette page ne peuvent pas être affichés ici. Vous pouvez télécharger le document et essayer un autre programme.',
    incompletePaper: 'Des images ou des textes de cette page n’ont pas pu être imprimés.',
    incompletePrint:
      'Des images ou des textes n’ont pas pu être imprimés. Vous pouvez télécharger le document et l’imprimer avec un autre programme.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    zoom: (percent) => `${percent} %`,
    search: 'Rechercher dans le document',
    searching: 'Recherche …',
    match: (match, matches) => `${match} sur ${matches}`,
    noMatch: 'Introuvable',
    noText: 'Aucun texte à parcourir',
    previousMatch: 'Résultat précédent',
    nextMatch: 'Résultat suivant',
    print: 'Imprimer',
    preparing: 'Préparation de l’impression',
    ready: (ready, pages) => `${ready} sur ${pages} ${isSingular(pages) ? 'page' : 'pages'}`,
    cancel: 'Annuler',
    notPrinted:
      'Le document n’a pas pu être imprimé. Vous pouvez le télécharger et l’imprimer avec un autre programme.',
    gone: 'Ce document n’est plus disponible.',
    tooLarge:
      'Ce document dépasse 60 Mo et ne peut pas être ouvert ici. Veuillez le demander à l’équipe de votre gestionnaire.',
    unreadable:
      'Ce fichier semble endommagé et n’a donc pas été ouvert. Veuillez en informer l’équipe de votre gestionnaire.',
    failures: {
      damaged: {
        title: 'Ce PDF ne peut pas être affiché ici',
        text: 'Il est peut-être endommagé. Vous pouvez le télécharger et essayer un autre programme.',
      },
      locked: {
        title: 'Ce PDF est protégé par un mot de passe',
        text: 'Il ne peut pas être affiché ici. Vous pouvez le télécharger et l’ouvrir avec un programme qui demande le mot de passe.',
      },
      noViewer: {
        title: 'La visionneuse n’a pas pu être chargée',
        text: 'Vous pouvez télécharger le document.',
      },
    },
    picture: {
      title: 'Cette image ne peut pas être affichée ici',
      text: 'Elle est peut-être endommagée. Vous pouvez la télécharger et essayer un autre programme.',
    },
    onlyDownload: 'Les fichiers de ce type ne s’affichent pas ici. Vous pouvez télécharger le document.',
  },
};
