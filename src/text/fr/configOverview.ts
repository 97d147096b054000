/** French translations of portal.config.ts: the overview. */
export const configOverview: Readonly<Record<string, string>> = {
  Upcoming: 'À venir',
  Payment: 'Paiement',
  'Paid out': 'Versé',
  Reinvested: 'Réinvesti',
  'Partly reinvested': 'Réinvesti en partie',
  Matures: 'Échéance',
  'Offer closes': 'Fin de l’offre',
  'Nothing is scheduled': 'Rien n’est prévu',
  'Payments, maturities and closing offers will be listed here.':
    'Les paiements, les échéances et les fins d’offre s’afficheront ici.',

  'No income yet': 'Aucun revenu pour le moment',
  'What your investments earn and pay will be listed here.':
    'Ce que vos placements rapportent et versent s’affichera ici.',
  'When your money is available': 'Quand votre argent est disponible',
  'Earliest redemption': 'Premier rachat possible',
  'When you can have your money back will be shown here.':
    'Le moment où vous pourrez récupérer votre argent s’affichera ici.',

  Overview: 'Vue d’ensemble',
  'Currently invested': 'Capital investi',
  'Your principal in funds, direct mortgages and syndicated loans.':
    'Votre capital dans des fonds, des prêts hypothécaires directs et des prêts syndiqués.',
  'Interest earned': 'Intérêts gagnés',
  'What your investments earned in the period, after fees and withheld tax.':
    'Ce que vos placements ont rapporté pendant la période, après déduction des frais et des retenues d’impôt.',
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
