import type { documents as english } from '../en/documents.ts';
import { isSingular } from './isSingular.ts';

/** The texts of documents, of the manager's notes and of the files of a loan. */
export const documents: typeof english = {
  downloads: {
    all: 'Tout télécharger',
    underWay: 'Téléchargement des documents',
    part: (part, parts) => (parts === 1 ? '' : `Partie ${part} sur ${parts}`),
    done: (files, parts) =>
      `${files} ${isSingular(files) ? 'document enregistré' : 'documents enregistrés'} dans ${parts === 1 ? 'un fichier zip' : `${parts} fichiers zip`}`,
    failed: (problem, part, parts) =>
      parts === 1
        ? problem
        : `${problem} La partie ${part} sur ${parts} n’a pas été enregistrée ; les parties précédentes l’ont été.`,
    noZip: 'Le téléchargement était incomplet, et rien n’a été enregistré.',
    one: (name) => `Télécharger ${name}`,
  },
  document: {
    download: 'Télécharger',
    opening: 'Ouverture du document …',
    page: (page, pages) => `Page ${page} sur ${pages}`,
    pageNumber: 'Numéro de page',
    ofPages: (pages) => `sur ${pages}`,
    pageFailed: 'Cette page n’a pas pu être affichée.',
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
    empty: 'Ce fichier est vide. Veuillez en informer l’équipe de votre gestionnaire.',
    tooLarge:
      'Ce document dépasse 60 Mo et ne peut pas être ouvert ici. Veuillez le demander à l’équipe de votre gestionnaire.',
    unreadable:
      'Le contenu de ce fichier ne correspond pas à son type, et il n’a pas été ouvert. Veuillez en informer l’équipe de votre gestionnaire.',
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
  notes: {
    pinned: 'Épinglée',
    changed: (moment) => `Modifiée : ${moment}`,
    attachments: 'Pièces jointes',
    showMore: 'Afficher plus',
    showLess: 'Afficher moins',
    showAll: (count) => (isSingular(count) ? `Afficher ${count} note` : `Afficher les ${count} notes`),
  },
  files: {
    columns: {
      name: 'Nom',
      type: 'Type',
      uploadedAt: 'Date',
      uploadedBy: 'De',
      size: 'Taille',
      status: 'Statut',
      actions: 'Actions',
    },
    remove: (name) => `Supprimer ${name}`,
    removeTitle: 'Supprimer ce document ?',
    removeText: (name) => `« ${name} » ne se trouvera plus ici, ni pour vous ni pour l’équipe de votre gestionnaire.`,
    confirmRemove: 'Supprimer',
    keep: 'Conserver',
    notRemoved: 'Le document n’a pas été supprimé.',
    upload: 'Téléverser un document',
    drop: 'Déposez un fichier ici, ou',
    choose: 'Choisir un fichier',
    chooseAnother: 'Choisir un autre fichier',
    kinds: 'PDF, PNG, JPEG, DOCX ou XLSX, au plus 20 Mo',
    file: 'Fichier',
    name: 'Nom du document',
    type: 'Type de document',
    chooseType: 'Choisir un type',
    description: 'Note à votre gestionnaire',
    send: 'Téléverser',
    sending: (name) => `Téléversement : ${name}`,
    checking: 'Presque terminé : le fichier est en cours de vérification.',
    cancel: 'Annuler',
    refused: {
      missing: 'Veuillez choisir un fichier.',
      several: 'Veuillez choisir un seul fichier à la fois.',
      empty: 'Ce fichier est vide.',
      tooLarge: (size) => `La taille de ce fichier est de ${size}. Le maximum est de 20 Mo.`,
      extension: 'Ce fichier ne peut pas être envoyé. Le format doit être PDF, PNG, JPEG, DOCX ou XLSX.',
      content: (extension) => `Le nom de ce fichier se termine par .${extension}, mais son contenu est autre chose.`,
      unreadable: 'Ce fichier n’a pas pu être lu. Veuillez le choisir de nouveau.',
    },
  },
};
