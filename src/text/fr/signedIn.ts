import type { SignedInTexts, Some } from '../catalogue.ts';
import { added } from './added.ts';
import { allInvestors } from './allInvestors.ts';
import { attention } from './attention.ts';
import { contact } from './contact.ts';
import { firstUse } from './firstUse.ts';
import { holdings } from './holdings.ts';
import { isSingular } from './isSingular.ts';
import { labels } from './labels.ts';
import { opportunities } from './opportunities.ts';
import { sessionEnd } from './sessionEnd.ts';
import { span } from './span.ts';
import { upcoming } from './upcoming.ts';

/** French texts of the signed-in screens, by area. */
export const signedIn: Some<SignedInTexts> = {
  table: {
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    rowsPerPage: 'Lignes par page',
    range: (from, to, total) => `${from}–${to} sur ${total}`,
    none: '0 sur 0',
    mayBeMore: 'Il peut y avoir d’autres entrées.',
    sortBy: 'Trier par',
    sortedAscending: 'Trié en ordre croissant',
    sortedDescending: 'Trié en ordre décroissant',
    unsorted: 'Non trié',
    search: 'Rechercher',
    all: 'Tout',
    order: 'Ordre',
    usualOrder: 'l’ordre par défaut',
    page: 'Page',
    firstPage: 'page 1',
    chosen: (choice, value) => `${choice} : ${value}`,
    unknown: (choice, found, shown) => `${choice} : « ${found} » n’existe pas ; valeur affichée : ${shown}.`,
    counted: (label, count) => `${label} (${count})`,
    days: span,
    withDays: (label, days) => `${label}, ${days}`,
    dismiss: 'Ignorer',
    noMatch: 'Aucun résultat',
    noMatchHint: 'Aucune entrée ne correspond à ces filtres.',
    noneInDays: 'Aucune entrée à ces dates',
    showAll: 'Tout afficher',
    show: 'Afficher',
    results: (count, total) => `${count} ${isSingular(total) ? 'résultat' : 'résultats'}`,
    sorted: (column, descending) => `tri par ${column}, ordre ${descending ? 'décroissant' : 'croissant'}`,
    pageOf: (page, last) => `page ${page} sur ${last}`,
    totals: (rows, count) => (isSingular(rows) ? `Total pour ${count} entrée` : `Totaux pour ${count} entrées`),
    totalsOfSettled: (settled, rows) => `Totaux pour ${settled} entrées sur ${rows}`,
    payments: (state, count, payments) => `${state} (${count} ${isSingular(payments) ? 'paiement' : 'paiements'})`,
    notCounted: (what) => `Non compris : ${what}`,
    notAdded: (row, found) => `Total non calculé – ${row} : ${found}.`,
    details: 'Détails',
    detailsOf: (row) => `Détails : ${row}`,
    open: 'Ouvrir',
    of: (document, row) => `${document}, ${row}`,
    named: (label, name) => `${label} ${name}`,
    notRead: (labels) => `Montants manquants ou illisibles, total non vérifié : ${labels}.`,
    addedUp: (sum) => `Le total de ces montants est de ${sum}.`,
    filters: 'Filtres',
    filtersInUse: (count) => `Filtres (${count})`,
    notPrinted: (left, count) =>
      isSingular(count)
        ? `${left} autre entrée n’est pas imprimée ici. L’exportation les contient toutes.`
        : `${left} autres entrées ne sont pas imprimées ici. L’exportation les contient toutes.`,
    minus: 'moins',
  },
  export: {
    title: 'Exporter',
    pdf: 'PDF',
    excel: 'Excel',
    csv: 'CSV',
    totals: 'Totaux',
    continued: (name) => `${name} (suite)`,
    currency: 'Devise',
    cancel: 'Annuler',
    underWay: (title) => `Exportation : ${title}`,
    loaded: (rows, total) => `${rows} sur ${total} ${isSingular(total) ? 'ligne' : 'lignes'}`,
    making: 'Création du fichier …',
    done: (title, rows, file) =>
      `${title} : ${rows} ${isSingular(rows) ? 'ligne enregistrée' : 'lignes enregistrées'} dans ${file}`,
    made: (date, rows, count) => `${date} · ${rows} ${isSingular(count) ? 'ligne' : 'lignes'}`,
    page: (page, count) => `Page ${page} sur ${count}`,
    replaced: 'Les caractères que ce fichier ne peut pas afficher sont remplacés par des points d’interrogation.',
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
  charts: {
    monthOf: (month, year) => `${month} ${year}`,
    split: 'Répartition',
    measure: 'Mesure',
    showTable: 'Afficher en tableau',
    showChart: 'Afficher en graphique',
    keys: 'Utilisez les touches fléchées pour passer d’un point à l’autre.',
    point: (at, value) => `${value} (${at})`,
    course: (label, first, last, lowest, highest) =>
      `${label} : de ${first} à ${last} ; minimum ${lowest}, maximum ${highest}`,
    level: (label, value) => `${label} ${value}`,
    unknown: (name, measures) => `Non disponible pour ${name} : ${measures}.`,
  },
  returns: {
    yearly: (rate) => `${rate} par année`,
    above: (points, target) => `${pointsOf(points)} de plus que la cible de ${target} par année.`,
    below: (points, target) => `${pointsOf(points)} de moins que la cible de ${target} par année.`,
    met: (target) => `Conforme à la cible de ${target} par année.`,
    target: (target) => `La cible est de ${target} par année.`,
    benchmark: (name, percent) => `Rendement de référence (${name}) pour la même période : ${percent}.`,
    asOf: (date) => `En date du ${date}`,
    basis: (days, method, fees) => `${days}, ${method}, ${fees}`,
    afterFees: 'après déduction des frais',
    beforeFees: 'avant déduction des frais',
  },
  copy: {
    title: 'Copier',
    copy: (what) => `Copier ${what}`,
    done: 'Copié',
    marked: 'Texte sélectionné. Appuyez sur Ctrl+C (⌘C) pour le copier.',
  },
  notes: {
    pinned: 'Épinglée',
    changed: (moment) => `Modifiée : ${moment}`,
    attachments: 'Pièces jointes',
    showMore: 'Afficher plus',
    showLess: 'Afficher moins',
    showAll: (count) => `Toutes les notes (${count})`,
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
  ...allInvestors,
  ...holdings,
  ...attention,
  ...firstUse,
  ...contact,
  ...opportunities,
  ...upcoming,
  sessionEnd,
  labels,
};

function pointsOf(points: string): string {
  return `${points} ${isSingular(points) ? 'point' : 'points'}`;
}
