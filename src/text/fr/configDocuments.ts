/** What portal.config.ts says about documents, and on screens that are not ready yet, in French. */
export const configDocuments: Readonly<Record<string, string>> = {
  New: 'Nouveau',
  'Tax year': 'Année d’imposition',
  Size: 'Taille',
  'Statements, tax slips and notices appear here as they are issued.':
    'Les relevés, les feuillets fiscaux et les avis s’affichent ici à mesure qu’ils sont émis.',

  'This screen is not ready yet. What is open for investment will be listed here.':
    'Cet écran n’est pas encore prêt. Les placements offerts s’afficheront ici.',
  Opportunity: 'Occasion de placement',
  'This screen is not ready yet. The details of an opportunity will be here.':
    'Cet écran n’est pas encore prêt. Les détails d’une occasion de placement s’afficheront ici.',
};
