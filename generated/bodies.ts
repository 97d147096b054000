// Written by `npm run generate` from openapi/. Do not edit.

/** Loads the zod schema of each body, which lacks the session token, by operation id. */
export const bodies = {
  accountAdd: () => import('./schemas/investors/investors.ts').then((file) => file.AccountAddBody),
  accountRemove: () => import('./schemas/investors/investors.ts').then((file) => file.AccountRemoveBody),
  accountTypeList: () => import('./schemas/investors/investors.ts').then((file) => file.AccountTypeListBody),
  authLogin: () => import('./schemas/auth/auth.ts').then((file) => file.AuthLoginBody),
  contactSubmit: () => import('./schemas/contact/contact.ts').then((file) => file.ContactSubmitBody),
  documentDownloadAll: () => import('./schemas/documents/documents.ts').then((file) => file.DocumentDownloadAllBody),
  documentGet: () => import('./schemas/documents/documents.ts').then((file) => file.DocumentGetBody),
  documentList: () => import('./schemas/documents/documents.ts').then((file) => file.DocumentListBody),
  investmentList: () => import('./schemas/investments/investments.ts').then((file) => file.InvestmentListBody),
  investmentSummary: () => import('./schemas/investments/investments.ts').then((file) => file.InvestmentSummaryBody),
  investorAccountList: () => import('./schemas/investors/investors.ts').then((file) => file.InvestorAccountListBody),
  investorContactList: () => import('./schemas/contact/contact.ts').then((file) => file.InvestorContactListBody),
  investorList: () => import('./schemas/investors/investors.ts').then((file) => file.InvestorListBody),
  loanDetails: () => import('./schemas/loans/loans.ts').then((file) => file.LoanDetailsBody),
  loanDocumentDelete: () => import('./schemas/loans/loans.ts').then((file) => file.LoanDocumentDeleteBody),
  loanDocumentUpload: () => import('./schemas/loans/loans.ts').then((file) => file.LoanDocumentUploadBody),
  notificationStatusUpdate: () =>
    import('./schemas/profile/profile.ts').then((file) => file.NotificationStatusUpdateBody),
  opportunityDetails: () =>
    import('./schemas/opportunities/opportunities.ts').then((file) => file.OpportunityDetailsBody),
  opportunityList: () => import('./schemas/opportunities/opportunities.ts').then((file) => file.OpportunityListBody),
  passwordReset: () => import('./schemas/auth/auth.ts').then((file) => file.PasswordResetBody),
  passwordResetRequest: () => import('./schemas/auth/auth.ts').then((file) => file.PasswordResetRequestBody),
  portfolioActivities: () => import('./schemas/portfolio/portfolio.ts').then((file) => file.PortfolioActivitiesBody),
  portfolioCardCurrentlyInvested: () =>
    import('./schemas/portfolio/portfolio.ts').then((file) => file.PortfolioCardCurrentlyInvestedBody),
  portfolioCardInterestEarned: () =>
    import('./schemas/portfolio/portfolio.ts').then((file) => file.PortfolioCardInterestEarnedBody),
  portfolioCardInterestThisMonth: () =>
    import('./schemas/portfolio/portfolio.ts').then((file) => file.PortfolioCardInterestThisMonthBody),
  portfolioCardPerformance: () =>
    import('./schemas/portfolio/portfolio.ts').then((file) => file.PortfolioCardPerformanceBody),
  portfolioDirectMortgageActivities: () =>
    import('./schemas/portfolio/portfolio.ts').then((file) => file.PortfolioDirectMortgageActivitiesBody),
  portfolioEnable: () => import('./schemas/portfolio/portfolio.ts').then((file) => file.PortfolioEnableBody),
  portfolioPerformanceDropdown: () =>
    import('./schemas/portfolio/portfolio.ts').then((file) => file.PortfolioPerformanceDropdownBody),
  profileDetails: () => import('./schemas/profile/profile.ts').then((file) => file.ProfileDetailsBody),
  profilePasswordUpdate: () => import('./schemas/profile/profile.ts').then((file) => file.ProfilePasswordUpdateBody),
  profilePortalLoginUpdate: () =>
    import('./schemas/profile/profile.ts').then((file) => file.ProfilePortalLoginUpdateBody),
  profileUpdate: () => import('./schemas/profile/profile.ts').then((file) => file.ProfileUpdateBody),
  teamList: () => import('./schemas/contact/contact.ts').then((file) => file.TeamListBody),
  whitelabelLogoGet: () => import('./schemas/whitelabel/whitelabel.ts').then((file) => file.WhitelabelLogoGetBody),
};
