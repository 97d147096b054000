import type { Some } from '../catalogue.ts';
import type { files as english } from '../en/files.ts';
import { isSingular } from './isSingular.ts';
import { span } from './span.ts';

/** Texts for downloading several documents, and for the files of a loan. */
export const files: Some<typeof english> = {
  downloads: {
    all: (count, total) => {
      if (count === undefined) return 'Télécharger tous les documents';
      return isSingular(total) ? `Télécharger ${count} document` : `Tout télécharger (${count})`;
    },
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
  years: {
    figures: {
      opening: 'Solde d’ouverture',
      contributions: 'Cotisations',
      reinvested: 'Réinvesti',
      redemptions: 'Rachats',
      closing: 'Solde de clôture',
    },
    whole: (year) => `Année ${year}`,
    missing: (first, last) => `Aucun relevé ne couvre la période ${span(first, last)}.`,
    noFigures: 'Les montants ne sont pas disponibles ici. Ouvrez le relevé pour les consulter.',
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
    removeText: (name) => `« ${name} » sera supprimé pour vous et pour l’équipe de votre gestionnaire.`,
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
    chosen: (file) => `Fichier choisi : ${file}`,
    stop: {
      title: 'Arrêter le téléversement ?',
      text: 'Le document est encore en cours de téléversement. Si vous arrêtez maintenant, il pourrait ne pas arriver.',
      stay: 'Continuer le téléversement',
      leave: 'Arrêter',
    },
    stopped: (percent) =>
      `Le téléversement s’est arrêté à ${percent} : le document n’a pas été envoyé. Veuillez vérifier votre connexion et réessayer.`,
    cancelledUnsure:
      'Le fichier avait été envoyé en entier quand vous avez annulé. Nous ne savons pas s’il est arrivé : veuillez le chercher dans la liste avant de le téléverser de nouveau.',
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
