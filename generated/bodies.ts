// Written by `npm run generate` from openapi/. Do not edit.

/**
 * Loads the zod schema of each body, which lacks the session token, by operation id. Their types are left out, because
 * those of deep bodies are more than the compiler can compare.
 */
export const bodies = {
  accountAdd: () => import('./schemas/investors/investors.ts').then((file): unknown => file.AccountAddBody),
  accountRemove: () => import('./schemas/investors/investors.ts').then((file): unknown => file.AccountRemoveBody),
  accountTypeList: () => import('./schemas/investors/investors.ts').then((file): unknown => file.AccountTypeListBody),
  authLogin: () => import('./schemas/auth/auth.ts').then((file): unknown => file.AuthLoginBody),
  contactSubmit: () => import('./schemas/contact/contact.ts').then((file): unknown => file.ContactSubmitBody),
  documentDownloadAll: () =>
    import('./schemas/documents/documents.ts').then((file): unknown => file.DocumentDownloadAllBody),
  documentGet: () => import('./schemas/documents/documents.ts').then((file): unknown => file.DocumentGetBody),
  documentList: () => import('./schemas/documents/documents.ts').then((file): unknown => file.DocumentListBody),
  investmentList: () => import('./schemas/investments/investments.ts').then((file): unknown => file.InvestmentListBody),
  investmentSummary: () =>
    import('./schemas/investments/investments.ts').then((file): unknown => file.InvestmentSummaryBody),
  investorAccountList: () =>
    import('./schemas/investors/investors.ts').then((file): unknown => file.InvestorAccountListBody),
  investorContactList: () =>
    import('./schemas/contact/contact.ts').then((file): unknown => file.InvestorContactListBody),
  investorList: () => import('./schemas/investors/investors.ts').then((file): unknown => file.InvestorListBody),
  loanDetails: () => import('./schemas/loans/loans.ts').then((file): unknown => file.LoanDetailsBody),
  loanDocumentDelete: () => import('./schemas/loans/loans.ts').then((file): unknown => file.LoanDocumentDeleteBody),
  loanDocumentUpload: () => import('./schemas/loans/loans.ts').then((file): unknown => file.LoanDocumentUploadBody),
  notificationStatusUpdate: () =>
    import('./schemas/profile/profile.ts').then((file): unknown => file.NotificationStatusUpdateBody),
  opportunityDetails: () =>
    import('./schemas/opportunities/opportunities.ts').then((file): unknown => file.OpportunityDetailsBody),
  opportunityList: () =>
    import('./schemas/opportunities/opportunities.ts').then((file): unknown => file.OpportunityListBody),
  passwordReset: () => import('./schemas/auth/auth.ts').then((file): unknown => file.PasswordResetBody),
  passwordResetRequest: () => import('./schemas/auth/auth.ts').then((file): unknown => file.PasswordResetRequestBody),
  portfolioActivities: () =>
    import('./schemas/portfolio/portfolio.ts').then((file): unknown => file.PortfolioActivitiesBody),
  portfolioCardCurrentlyInvested: () =>
    import('./schemas/portfolio/portfolio.ts').then((file): unknown => file.PortfolioCardCurrentlyInvestedBody),
  portfolioCardInterestEarned: () =>
    import('./schemas/portfolio/portfolio.ts').then((file): unknown => file.PortfolioCardInterestEarnedBody),
  portfolioCardInterestThisMonth: () =>
    import('./schemas/portfolio/portfolio.ts').then((file): unknown => file.PortfolioCardInterestThisMonthBody),
  portfolioCardPerformance: () =>
    import('./schemas/portfolio/portfolio.ts').then((file): unknown => file.PortfolioCardPerformanceBody),
  portfolioDirectMortgageActivities: () =>
    import('./schemas/portfolio/portfolio.ts').then((file): unknown => file.PortfolioDirectMortgageActivitiesBody),
  portfolioEnable: () => import('./schemas/portfolio/portfolio.ts').then((file): unknown => file.PortfolioEnableBody),
  portfolioPerformanceDropdown: () =>
    import('./schemas/portfolio/portfolio.ts').then((file): unknown => file.PortfolioPerformanceDropdownBody),
  profileDetails: () => import('./schemas/profile/profile.ts').then((file): unknown => file.ProfileDetailsBody),
  profilePasswordUpdate: () =>
    import('./schemas/profile/profile.ts').then((file): unknown => file.ProfilePasswordUpdateBody),
  profilePortalLoginUpdate: () =>
    import('./schemas/profile/profile.ts').then((file): unknown => file.ProfilePortalLoginUpdateBody),
  profileUpdate: () => import('./schemas/profile/profile.ts').then((file): unknown => file.ProfileUpdateBody),
  teamList: () => import('./schemas/contact/contact.ts').then((file): unknown => file.TeamListBody),
  whitelabelLogoGet: () =>
    import('./schemas/whitelabel/whitelabel.ts').then((file): unknown => file.WhitelabelLogoGetBody),
};
