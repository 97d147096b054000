import type { Some } from '../catalogue.ts';
import type { lists as english } from '../en/lists.ts';
import { isSingular } from './isSingular.ts';

/** French texts of tables, lists and the files made of them. */
export const lists: Some<typeof english> = {
  list: {
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    range: (from, to, total) => `${from}–${to} sur ${total}`,
    none: '0 sur 0',
    mayBeMore: 'Il peut y avoir d’autres entrées.',
    sortBy: 'Trier par',
    sortedAscending: 'Trié en ordre croissant',
    sortedDescending: 'Trié en ordre décroissant',
    unsorted: 'Non trié',
    all: 'Tout',
    usualOrder: 'l’ordre par défaut',
    firstPage: 'page 1',
    counted: (label, count) => `${label} (${count})`,
    noMatch: 'Aucun résultat',
    noMatchHint: 'Aucune entrée ne correspond à ces filtres.',
    noneInDays: 'Rien pendant cette période',
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
  },
  account: {
    type: 'Type de compte',
    taxable: (type) => `${type} (compte imposable)`,
    registered: (type) => `${type} (régime enregistré)`,
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
    days: (first, last) => `${first} au ${last}`,
    replaced: 'Les caractères que ce fichier ne peut pas afficher sont remplacés par des points d’interrogation.',
  },
};
