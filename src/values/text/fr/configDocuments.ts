/** French translations of portal.config.ts: documents. */
export const configDocuments: Readonly<Record<string, string>> = {
  New: 'Nouveau',
  'Tax year': 'Année d’imposition',
  Size: 'Taille',
  'Opening balance': 'Solde d’ouverture',
  Contributions: 'Cotisations',
  Reinvested: 'Réinvesti',
  Redemptions: 'Rachats',
  'Closing balance': 'Solde de clôture',
  Box: 'Case',
  'Tax slip': 'Feuillet fiscal',
  'Statements, tax slips and notices appear here as they are issued.':
    'Les relevés, les feuillets fiscaux et les avis s’affichent ici à mesure qu’ils sont émis.',
};
