/**
 * The code of kinds that the home screen does not have. In a separate file, since the list of what each of them needs is
 * long, and the home screen's figures must not wait for it.
 */
export const further = {
  accounts: async () => (await import('./accounts/AccountsPanel.tsx')).AccountsPanel,
  action: async () => (await import('./action/ActionSection.tsx')).ActionSection,
  details: async () => (await import('./details/DetailsSection.tsx')).DetailsSection,
  figures: async () => (await import('./figures/FiguresSection.tsx')).FiguresSection,
  files: async () => (await import('./files/FilesPanel.tsx')).FilesPanel,
  loan: async () => (await import('./loan/LoanPanel.tsx')).LoanPanel,
  loanFact: async () => (await import('./loanFact/LoanFact.tsx')).LoanFact,
  notifications: async () => (await import('./notifications/NotificationsPanel.tsx')).NotificationsPanel,
  opportunity: async () => (await import('./opportunity/OpportunityPanel.tsx')).OpportunityPanel,
  opportunities: async () => (await import('./opportunities/OpportunitiesPanel.tsx')).OpportunitiesPanel,
  people: async () => (await import('./people/PeoplePanel.tsx')).PeoplePanel,
  prose: async () => (await import('./prose/ProseSection.tsx')).ProseSection,
  requests: async () => (await import('./requests/RequestsPanel.tsx')).RequestsPanel,
  taxYear: async () => (await import('./taxYear/TaxYearPanel.tsx')).TaxYearPanel,
  tiles: async () => (await import('./tiles/TilesSection.tsx')).TilesSection,
};
