/** French translations of portal.config.ts: the overview. */
export const configOverview: Readonly<Record<string, string>> = {
  Attention: 'À surveiller',
  'All payments are up to date.': 'Tous les paiements sont à jour.',
  'Loans behind on payments': 'Prêts en retard',
  'The borrower of {name} is {days_past_due} days behind on payments.':
    'L’emprunteur de {name} a {days_past_due} jours de retard dans ses paiements.',
  'Failed payments': 'Paiements refusés',
  'A payment failed on {activity_date}. Your share is {net_amount}.':
    'Un paiement a été refusé le {activity_date}. Votre part est de {net_amount}.',
  '{count} payments have failed since {activity_date}. Your share is {net_amount}.':
    '{count} paiements ont été refusés depuis le {activity_date}. Votre part est de {net_amount}.',
  Maturities: 'Échéances',
  '{name} matures on {maturity_date}.': '{name} vient à échéance le {maturity_date}.',
  'Redemption dates': 'Dates de rachat',
  'To redeem {name} on {earliest_redemption_date}, give notice by {day}.':
    'Pour demander le rachat de {name} au {earliest_redemption_date}, donnez avis au plus tard le {day}.',
  'Bank accounts': 'Comptes bancaires',
  'Bank account “{account_name}” is waiting to be verified.':
    'Le compte bancaire « {account_name} » est en attente de vérification.',
  '{count} bank accounts are waiting to be verified.': '{count} comptes bancaires sont en attente de vérification.',
  'Your accreditation expires on {expires_date}.': 'Votre statut d’investisseur qualifié expire le {expires_date}.',
  'New documents': 'Nouveaux documents',
  'You have a new document: {name}.': 'Vous avez un nouveau document : {name}.',
  'You have {count} new documents.': 'Vous avez {count} nouveaux documents.',
  'New notes': 'Nouvelles notes',
  'Your manager has written a note: {title}.': 'Votre gestionnaire a écrit une note : {title}.',
  'Your manager has written {count} notes.': 'Votre gestionnaire a écrit {count} notes.',
  'Closing offers': 'Offres qui se terminent',
  '{title} closes on {closes_at}.': '{title} se termine le {closes_at}.',
  '{count} opportunities close soon, the first on {closes_at}.':
    '{count} occasions se terminent bientôt, la première le {closes_at}.',

  Overview: 'Vue d’ensemble',
  'Currently invested': 'Capital investi',
  'Your principal in funds, direct mortgages and syndicated loans.':
    'Votre capital dans des fonds, des prêts hypothécaires directs et des prêts syndiqués.',
  'Interest earned': 'Intérêts gagnés',
  'What your investments earned in the period, after fees and withheld tax.':
    'Ce que vos placements ont rapporté pendant la période, après déduction des frais et des retenues d’impôt.',
  'All investments': 'Tous les placements',
  'Subscribed, not yet settled': 'Souscrit, pas encore réglé',
  'Interest before fees and tax': 'Intérêts avant frais et impôt',
  Reinvested: 'Réinvesti',
  'Accrued, not yet paid': 'Couru, pas encore versé',
  'Activities booked in this period': 'Activités comptabilisées pendant cette période',
  'A year since inception': 'Par année depuis le début',
  Inception: 'Début',
  Method: 'Méthode',
  'After fees': 'Après les frais',
  'Fund performance': 'Rendement des fonds',
  Scheduled: 'Prévu',
  Performance: 'Rendement',
  'Income as a share of the capital invested in the period, after fees.':
    'Le revenu en proportion du capital investi pendant la période, après déduction des frais.',
  'Interest this month': 'Intérêts du mois',
  'What your investments earned in the last complete month.':
    'Ce que vos placements ont rapporté pendant le dernier mois complet.',

  'Portfolio Activity': 'Activité du portefeuille',
  'Money in': 'Entrées',
  'Money out': 'Sorties',
  Income: 'Revenu',
  'Tax withheld': 'Impôt retenu',
  Description: 'Description',
  'No activity': 'Aucune activité',
  'Deposits, distributions and payments appear here as they happen.':
    'Les dépôts, les distributions et les paiements s’affichent ici à mesure qu’ils ont lieu.',
  'Direct Mortgage Activity': 'Activité des prêts hypothécaires directs',
  'Interest and principal of your direct mortgages appear here.':
    'Les intérêts et le capital de vos prêts hypothécaires directs s’affichent ici.',

  'Current Investment': 'Placements actuels',
  Summary: 'Sommaire',
  'Total invested': 'Total investi',
  'Current value': 'Valeur actuelle',
  'Average rate': 'Taux moyen',
  'Average LTV': 'RPV moyen',
  'Average time to maturity': 'Délai moyen avant l’échéance',
  'Next maturity': 'Prochaine échéance',
  Investments: 'Placements',
  Allocation: 'Répartition',
  'By type': 'Par type',
  'By lien': 'Par rang hypothécaire',
  'By loan type': 'Par type de prêt',
  'By province': 'Par province',
  'By loan-to-value (%)': 'Par ratio prêt-valeur (en %)',
  'By year of maturity': 'Par année d’échéance',
  'Nothing invested yet': 'Aucun placement pour le moment',
  'Your allocation appears here once you invest.': 'Votre répartition s’affichera ici dès votre premier placement.',
  Rate: 'Taux',
  'Next payment': 'Prochain paiement',
  'No investments yet': 'Aucun placement pour le moment',
  'Funds and loans appear here as soon as you hold them.':
    'Les fonds et les prêts s’affichent ici dès que vous les détenez.',

  'Notes By Manager': 'Notes du gestionnaire',
  'No notes yet': 'Aucune note pour le moment',
  'Notes from your manager will appear here.': 'Les notes de votre gestionnaire s’afficheront ici.',

  'Fund Performance': 'Rendement des fonds',
  Month: 'Mois',
  'Annualized return': 'Rendement annualisé',
  Target: 'Cible',
  'Cumulative return': 'Rendement cumulatif',
  'Unit price': 'Valeur de la part',
  'Distribution per unit': 'Distribution par part',
  'Unit price and distributions are shown for a single fund.':
    'La valeur de la part et les distributions s’affichent pour un seul fonds à la fois.',
  'No returns yet': 'Aucun rendement pour le moment',
  'Returns appear after the first month of your first investment.':
    'Les rendements s’affichent après le premier mois de votre premier placement.',
};
