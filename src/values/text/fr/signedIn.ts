import type { SignedInTexts, Some } from '../catalogue.ts';
import { added } from './added.ts';
import { attention } from './attention.ts';
import { labels } from './labels.ts';
import { sessionEnd } from './sessionEnd.ts';
import { span } from './span.ts';

/** French texts of the signed-in screens, by area. */
export const signedIn: Some<SignedInTexts> = {
  table: {
    rowsPerPage: 'Lignes par page',
    search: 'Rechercher',
    order: 'Ordre',
    page: 'Page',
    chosen: (choice, value) => `${choice} : ${value}`,
    unknown: (choice, found, shown) => `${choice} : « ${found} » n’existe pas ; valeur affichée : ${shown}.`,
    days: span,
    withDays: (label, days) => `${label}, ${days}`,
    dismiss: 'Ignorer',
    minus: 'moins',
  },
  layout: {
    mainMenu: 'Menu principal',
    tabs: 'Écrans principaux',
    sectionsOf: (screen) => `Rubriques de « ${screen} »`,
    onThisPage: 'Sur cette page',
    skipToContent: 'Passer au contenu',
    myAccount: 'Mon compte',
    investor: 'Investisseur',
    signOut: 'Se déconnecter',
    allInvestors: 'Tous les investisseurs',
    inNeed: (count, written) =>
      `Tous les investisseurs, ${written} ${count === 1 ? 'requiert' : 'requièrent'} votre attention`,
    nowShowing: (investor) => `Investisseur affiché : ${investor}.`,
    updatedAt: (time: string) => `Mis à jour à ${time}`,
    updatedOn: (day: string) => `Mis à jour le ${day}`,
    notUpdated: (count, written, time) =>
      count < 2
        ? `${written} section n’a pas pu être mise à jour ; les chiffres datent de ${time}`
        : `${written} sections n’ont pas pu être mises à jour ; les chiffres datent de ${time}`,
    updating: 'Mise à jour…',
    refresh: 'Actualiser',
    tryAllAgain: 'Tout réessayer',
    printed: (portal, date) => `${portal} · imprimé le ${date}`,
  },
  display: {
    theme: 'Apparence',
    themes: { device: 'Selon l’appareil', light: 'Claire', dark: 'Sombre' },
    hideAmounts: 'Masquer les montants',
    showAmounts: 'Afficher les montants',
  },
  features: {
    unavailable: (title) => `Non disponible : ${title}`,
    unavailableHint: 'Votre gestionnaire n’a pas activé cette partie pour cet investisseur.',
  },
  menu: {
    title: 'Menu',
  },
  choices: {
    period: 'Période',
    compareWith: 'Comparer avec',
    range: 'Période',
    from: 'Du',
    to: 'Au',
    endsBeforeStart: 'Cette date précède le premier jour.',
    noRange: 'Choisissez un premier et un dernier jour',
    noRangeHint: 'Le dernier jour ne peut pas précéder le premier.',
  },
  cards: {
    asOf: (date) => `En date du ${date}.`,
    from: (previous) => `par rapport à ${previous}`,
    only: (currency) => `, en\u00a0${currency}`,
    others: (amounts) => `et ${amounts}`,
    noComparison: 'Aucun point de comparaison',
    up: 'en hausse de',
    down: 'en baisse de',
    breakdown: 'Composition',
    breakdownOf: (title) => `Composition : ${title}`,
    parts: 'Par type',
    total: 'Total',
    gap: (amount) => `L’écart entre ces lignes et le montant affiché est de ${amount}.`,
    course: (title, first, last, lowest, highest) =>
      `${title} au fil du temps, ${span(first, last)} ; minimum ${lowest}, maximum ${highest}`,
  },
  incomeBasis: {
    term: 'Au jour du paiement',
    about:
      'Le revenu figure au mois où il est payé, après frais. Les intérêts gagnés un mois sont payés le mois suivant.',
  },
  shortcuts: {
    title: 'Raccourcis clavier',
    amountsHidden: 'Les montants sont masqués.',
    amountsShown: 'Les montants sont affichés.',
  },
  forms: {
    notEditable:
      'Ces renseignements ne peuvent pas être modifiés ici. Veuillez vous adresser à l’équipe de votre gestionnaire.',
  },
  upToDate: {
    offline:
      'Vous êtes hors ligne. Ce que vous voyez n’est peut-être pas à jour ; la mise à jour se fera dès que vous serez de nouveau en ligne.',
    online: 'Vous êtes de nouveau en ligne.',
    notUpToDate: 'Pas à jour.',
    loaded: 'Le chargement est terminé.',
  },
  tabs: {
    notSent: (own, other) =>
      `Rien n’a été envoyé : vous avez rempli ceci pour ${own}, mais un autre onglet est passé à ${other}. Pour l’envoyer, choisissez-y de nouveau ${own}.`,
    switchedTo: (investor) => `Investisseur affiché : ${investor}, selon le choix fait dans un autre onglet.`,
    outcomeFor: (investor, outcome) => `${investor} : ${outcome}`,
    wouldFollow: (investor) => `Un autre onglet est passé à ${investor}, et celui-ci suivrait.`,
  },
  ...added,
  ...attention,
  sessionEnd,
  labels,
};
