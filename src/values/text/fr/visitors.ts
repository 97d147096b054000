import type { Some, VisitorTexts } from '../catalogue.ts';
import { isSingular } from './isSingular.ts';

/** French texts that visitors see before they sign in, and that signed-in screens share. */
export const visitors: Some<VisitorTexts> = {
  actions: {
    close: 'Fermer',
    cancel: 'Annuler',
    tryAgain: 'Réessayer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
  },
  loading: 'Chargement …',
  field: {
    optional: 'Facultatif',
    choose: 'Veuillez choisir',
    left: (characters) => `${characters} ${isSingular(characters) ? 'caractère restant' : 'caractères restants'}`,
  },
  footer: {
    rights: (name) => `© ${name}. Tous droits réservés.`,
  },
  languages: {
    title: 'Langue',
    notChanged:
      'La langue n’a pas été changée, car ses textes n’ont pas pu être chargés. Veuillez vérifier votre connexion et réessayer.',
  },
  toast: {
    region: 'Notifications',
  },
  errors: {
    title: 'Chargement impossible',
  },
  screens: {
    notFound: 'Cette page n’existe pas',
    notFoundHint:
      'L’adresse est peut-être mal écrite, la page a peut-être été déplacée, ou elle appartient à un autre investisseur.',
    toOverview: 'Aller à mon portefeuille',
    toSignIn: 'Aller à la page de connexion',
    broken: 'Un problème est survenu sur cette page',
    brokenHint:
      'Rien n’a été perdu sur le serveur. Actualisez la page ; si le problème persiste, veuillez en informer l’équipe de votre gestionnaire.',
    reload: 'Actualiser la page',
    toStart: 'Aller à la page d’accueil',
    notLoaded: 'Cette page n’a pas pu être chargée',
    notLoadedHint: 'Une partie de cette page n’a pas pu être chargée. Veuillez vérifier votre connexion et réessayer.',
    outdated: 'Une nouvelle version est disponible',
    outdatedHint: 'Veuillez actualiser la page pour l’utiliser.',
  },
  rules: {
    required: (label) => `Le champ « ${label} » est obligatoire.`,
    email: 'Veuillez saisir une adresse courriel, par exemple nom@exemple.com.',
    tooShort: (characters) =>
      `Veuillez saisir au moins ${characters} ${isSingular(characters) ? 'caractère' : 'caractères'}.`,
    tooLong: (characters) =>
      `Veuillez saisir au plus ${characters} ${isSingular(characters) ? 'caractère' : 'caractères'}.`,
    date: 'Veuillez saisir une date.',
    choose: 'Veuillez faire un choix.',
    same: (other) => `Cette saisie ne correspond pas à « ${other} ».`,
    invalid: 'Veuillez vérifier cette saisie.',
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    text: 'Ce que vous avez saisi sur cette page sera perdu.',
    stay: 'Rester sur cette page',
    leave: 'Quitter',
  },
  problems: {
    network: 'Le serveur est injoignable. Veuillez vérifier votre connexion et réessayer.',
    blocked: (port) => `Si le problème persiste, votre réseau bloque peut-être le port ${port}.`,
    timeout: 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
    format: 'La réponse n’a pas pu être lue. Veuillez réessayer dans un instant.',
    page: 'Une page web est arrivée à la place de la réponse. Votre réseau demande peut-être d’abord d’accepter ses conditions : veuillez ouvrir un autre site.',
    retryAfter: (seconds) =>
      seconds < 100
        ? `Vous pourrez réessayer dans ${seconds} s.`
        : `Vous pourrez réessayer dans ${Math.ceil(seconds / 60)} min.`,
    timeoutUnsure:
      'Le serveur a mis trop de temps à répondre. Nous ne savons pas si l’opération a abouti : veuillez actualiser la page pour le vérifier.',
    lostUnsure:
      'Le serveur est injoignable, ou sa réponse s’est perdue. Nous ne savons pas si l’opération a abouti : veuillez actualiser la page pour le vérifier.',
    offlineUnsure:
      'Vous semblez être hors ligne : l’envoi n’a probablement pas eu lieu. Une fois la connexion rétablie, veuillez actualiser la page pour vérifier.',
    formatUnsure:
      'La réponse n’a pas pu être lue. Nous ne savons pas si l’opération a abouti : veuillez actualiser la page pour le vérifier.',
    unsure: 'Nous ne savons pas si l’opération a abouti : veuillez actualiser la page pour le vérifier.',
    reference: (id) => `Référence ${id}.`,
    stale: 'Cela appartient à une session ou à un investisseur que vous avez quitté.',
    unexpected: 'Un problème est survenu. Veuillez réessayer.',
    status(status) {
      if (status === 403) return 'Vous n’avez pas accès à cet élément.';
      if (status === 404) return 'Cet élément est introuvable.';
      if (status === 413)
        return 'C’est plus que ce que le serveur accepte. Veuillez envoyer un fichier plus petit, ou un texte plus court.';
      if (status === 429) return 'Trop de demandes. Veuillez patienter un instant.';
      return status >= 500
        ? 'Un problème est survenu de notre côté. Veuillez réessayer.'
        : `La demande a été refusée (${status}).`;
    },
  },
  session: {
    ended: 'Votre session a pris fin. Veuillez vous reconnecter.',
    notBegun: 'Veuillez vous connecter.',
    useNewPassword: 'Connectez-vous avec votre nouveau mot de passe.',
    foreign:
      'Un autre site du même domaine semble avoir déposé ici un témoin (cookie) de connexion. Il n’a pas été utilisé : veuillez vous connecter.',
    notKept:
      'Ce navigateur n’a pas pu conserver votre connexion. Veuillez autoriser les témoins (cookies) de ce site, ou supprimer ceux qu’il a déjà, et réessayer.',
    notKeepable:
      'Aucun navigateur ne peut conserver la connexion envoyée par le serveur : réessayer n’y changera rien. Veuillez en informer l’équipe de votre gestionnaire.',
    noCookies:
      'La connexion exige des témoins (cookies), que ce navigateur ne conserve pas pour ce site. Veuillez les autoriser et actualiser la page.',
  },
  values: {
    unknown: '–',
    hidden: '••••',
    points: (number) => `${number} ${isSingular(number) ? 'pt' : 'pts'}`,
    asReceived: (value) => `${value} (tel que reçu)`,
    yes: 'Oui',
    no: 'Non',
    list: ', ',
  },
  faults: {
    slow: 'C’est plus long que d’habitude.',
    section: 'Cette partie n’a pas pu être affichée. Si le problème persiste, veuillez actualiser la page.',
  },
  labels: {},
};
