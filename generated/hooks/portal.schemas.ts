// Written by `npm run generate` from openapi/. Do not edit.

import type { components } from '../schema.ts';

export type AccountAddAnswer = components['schemas']['AccountAddAnswer'];
export type AccountAddBody = Omit<components['schemas']['AccountAddBody'], 'session_token'>;
export type AccountRemoveBody = Omit<components['schemas']['AccountRemoveBody'], 'session_token'>;
export type AccountTypeListAnswer = components['schemas']['AccountTypeListAnswer'];
export type AccountTypeListBody = Omit<components['schemas']['AccountTypeListBody'], 'session_token'>;
export type AuthLoginAnswer = components['schemas']['AuthLoginAnswer'];
export type AuthLoginBody = Omit<components['schemas']['AuthLoginBody'], 'session_token'>;
export type Confirmation = components['schemas']['Confirmation'];
export type ContactSubmitAnswer = components['schemas']['ContactSubmitAnswer'];
export type ContactSubmitBody = Omit<components['schemas']['ContactSubmitBody'], 'session_token'>;
export type DocumentDownloadAllBody = Omit<components['schemas']['DocumentDownloadAllBody'], 'session_token'>;
export type DocumentGetBody = Omit<components['schemas']['DocumentGetBody'], 'session_token'>;
export type DocumentListAnswer = components['schemas']['DocumentListAnswer'];
export type DocumentListBody = Omit<components['schemas']['DocumentListBody'], 'session_token'>;
export type InvestmentListAnswer = components['schemas']['InvestmentListAnswer'];
export type InvestmentListBody = Omit<components['schemas']['InvestmentListBody'], 'session_token'>;
export type InvestmentSummaryAnswer = components['schemas']['InvestmentSummaryAnswer'];
export type InvestmentSummaryBody = Omit<components['schemas']['InvestmentSummaryBody'], 'session_token'>;
export type InvestorAccountListAnswer = components['schemas']['InvestorAccountListAnswer'];
export type InvestorAccountListBody = Omit<components['schemas']['InvestorAccountListBody'], 'session_token'>;
export type InvestorContactListAnswer = components['schemas']['InvestorContactListAnswer'];
export type InvestorContactListBody = Omit<components['schemas']['InvestorContactListBody'], 'session_token'>;
export type InvestorListAnswer = components['schemas']['InvestorListAnswer'];
export type InvestorListBody = Omit<components['schemas']['InvestorListBody'], 'session_token'>;
export type LoanDetailsAnswer = components['schemas']['LoanDetailsAnswer'];
export type LoanDetailsBody = Omit<components['schemas']['LoanDetailsBody'], 'session_token'>;
export type LoanDocumentDeleteBody = Omit<components['schemas']['LoanDocumentDeleteBody'], 'session_token'>;
export type LoanDocumentUploadAnswer = components['schemas']['LoanDocumentUploadAnswer'];
export type LoanDocumentUploadBody = Omit<components['schemas']['LoanDocumentUploadBody'], 'session_token'>;
export type NotificationStatusUpdateBody = Omit<components['schemas']['NotificationStatusUpdateBody'], 'session_token'>;
export type OpportunityDetailsAnswer = components['schemas']['OpportunityDetailsAnswer'];
export type OpportunityDetailsBody = Omit<components['schemas']['OpportunityDetailsBody'], 'session_token'>;
export type OpportunityListAnswer = components['schemas']['OpportunityListAnswer'];
export type OpportunityListBody = Omit<components['schemas']['OpportunityListBody'], 'session_token'>;
export type PasswordResetBody = Omit<components['schemas']['PasswordResetBody'], 'session_token'>;
export type PasswordResetRequestBody = Omit<components['schemas']['PasswordResetRequestBody'], 'session_token'>;
export type PortfolioActivitiesAnswer = components['schemas']['PortfolioActivitiesAnswer'];
export type PortfolioActivitiesBody = Omit<components['schemas']['PortfolioActivitiesBody'], 'session_token'>;
export type PortfolioCardCurrentlyInvestedAnswer = components['schemas']['PortfolioCardCurrentlyInvestedAnswer'];
export type PortfolioCardCurrentlyInvestedBody = Omit<
  components['schemas']['PortfolioCardCurrentlyInvestedBody'],
  'session_token'
>;
export type PortfolioCardInterestEarnedAnswer = components['schemas']['PortfolioCardInterestEarnedAnswer'];
export type PortfolioCardInterestEarnedBody = Omit<
  components['schemas']['PortfolioCardInterestEarnedBody'],
  'session_token'
>;
export type PortfolioCardInterestThisMonthAnswer = components['schemas']['PortfolioCardInterestThisMonthAnswer'];
export type PortfolioCardInterestThisMonthBody = Omit<
  components['schemas']['PortfolioCardInterestThisMonthBody'],
  'session_token'
>;
export type PortfolioCardPerformanceAnswer = components['schemas']['PortfolioCardPerformanceAnswer'];
export type PortfolioCardPerformanceBody = Omit<components['schemas']['PortfolioCardPerformanceBody'], 'session_token'>;
export type PortfolioDirectMortgageActivitiesAnswer = components['schemas']['PortfolioDirectMortgageActivitiesAnswer'];
export type PortfolioDirectMortgageActivitiesBody = Omit<
  components['schemas']['PortfolioDirectMortgageActivitiesBody'],
  'session_token'
>;
export type PortfolioEnableAnswer = components['schemas']['PortfolioEnableAnswer'];
export type PortfolioEnableBody = Omit<components['schemas']['PortfolioEnableBody'], 'session_token'>;
export type PortfolioPerformanceDropdownAnswer = components['schemas']['PortfolioPerformanceDropdownAnswer'];
export type PortfolioPerformanceDropdownBody = Omit<
  components['schemas']['PortfolioPerformanceDropdownBody'],
  'session_token'
>;
export type ProfileDetailsAnswer = components['schemas']['ProfileDetailsAnswer'];
export type ProfileDetailsBody = Omit<components['schemas']['ProfileDetailsBody'], 'session_token'>;
export type ProfilePasswordUpdateAnswer = components['schemas']['ProfilePasswordUpdateAnswer'];
export type ProfilePasswordUpdateBody = Omit<components['schemas']['ProfilePasswordUpdateBody'], 'session_token'>;
export type ProfilePortalLoginUpdateAnswer = components['schemas']['ProfilePortalLoginUpdateAnswer'];
export type ProfilePortalLoginUpdateBody = Omit<components['schemas']['ProfilePortalLoginUpdateBody'], 'session_token'>;
export type ProfileUpdateBody = Omit<components['schemas']['ProfileUpdateBody'], 'session_token'>;
export type TeamListAnswer = components['schemas']['TeamListAnswer'];
export type TeamListBody = Omit<components['schemas']['TeamListBody'], 'session_token'>;
export type WhitelabelFetchAnswer = components['schemas']['WhitelabelFetchAnswer'];
export type WhitelabelLogoGetAnswer = components['schemas']['WhitelabelLogoGetAnswer'];
export type WhitelabelLogoGetBody = Omit<components['schemas']['WhitelabelLogoGetBody'], 'session_token'>;
