// Written by `npm run generate` from openapi/. Do not edit.

import {
  getAuthLoginMockHandler,
  getPasswordResetMockHandler,
  getPasswordResetRequestMockHandler,
} from './hooks/auth/auth.msw.ts';
import {
  getContactSubmitMockHandler,
  getInvestorContactListMockHandler,
  getTeamListMockHandler,
} from './hooks/contact/contact.msw.ts';
import {
  getDocumentDownloadAllMockHandler,
  getDocumentGetMockHandler,
  getDocumentListMockHandler,
} from './hooks/documents/documents.msw.ts';
import { getInvestmentListMockHandler, getInvestmentSummaryMockHandler } from './hooks/investments/investments.msw.ts';
import {
  getAccountAddMockHandler,
  getAccountRemoveMockHandler,
  getAccountTypeListMockHandler,
  getInvestorAccountListMockHandler,
  getInvestorListMockHandler,
} from './hooks/investors/investors.msw.ts';
import {
  getLoanDetailsMockHandler,
  getLoanDocumentDeleteMockHandler,
  getLoanDocumentUploadMockHandler,
} from './hooks/loans/loans.msw.ts';
import {
  getOpportunityDetailsMockHandler,
  getOpportunityListMockHandler,
} from './hooks/opportunities/opportunities.msw.ts';
import {
  getPortfolioActivitiesMockHandler,
  getPortfolioCardCurrentlyInvestedMockHandler,
  getPortfolioCardInterestEarnedMockHandler,
  getPortfolioCardInterestThisMonthMockHandler,
  getPortfolioCardPerformanceMockHandler,
  getPortfolioDirectMortgageActivitiesMockHandler,
  getPortfolioEnableMockHandler,
  getPortfolioPerformanceDropdownMockHandler,
} from './hooks/portfolio/portfolio.msw.ts';
import {
  getNotificationStatusUpdateMockHandler,
  getProfileDetailsMockHandler,
  getProfilePasswordUpdateMockHandler,
  getProfilePortalLoginUpdateMockHandler,
  getProfileUpdateMockHandler,
} from './hooks/profile/profile.msw.ts';
import { getWhitelabelFetchMockHandler, getWhitelabelLogoGetMockHandler } from './hooks/whitelabel/whitelabel.msw.ts';

/** The MSW handlers of the portal's own operations, by their ids; in this order the most specific path comes first. */
export const mocks = {
  documentDownloadAll: getDocumentDownloadAllMockHandler,
  investmentList: getInvestmentListMockHandler,
  loanDocumentDelete: getLoanDocumentDeleteMockHandler,
  loanDocumentUpload: getLoanDocumentUploadMockHandler,
  passwordResetRequest: getPasswordResetRequestMockHandler,
  portfolioDirectMortgageActivities: getPortfolioDirectMortgageActivitiesMockHandler,
  portfolioCardCurrentlyInvested: getPortfolioCardCurrentlyInvestedMockHandler,
  portfolioCardInterestEarned: getPortfolioCardInterestEarnedMockHandler,
  portfolioCardInterestThisMonth: getPortfolioCardInterestThisMonthMockHandler,
  portfolioCardPerformance: getPortfolioCardPerformanceMockHandler,
  portfolioPerformanceDropdown: getPortfolioPerformanceDropdownMockHandler,
  profilePasswordUpdate: getProfilePasswordUpdateMockHandler,
  profilePortalLoginUpdate: getProfilePortalLoginUpdateMockHandler,
  whitelabelLogoGet: getWhitelabelLogoGetMockHandler,
  accountAdd: getAccountAddMockHandler,
  accountRemove: getAccountRemoveMockHandler,
  accountTypeList: getAccountTypeListMockHandler,
  authLogin: getAuthLoginMockHandler,
  contactSubmit: getContactSubmitMockHandler,
  documentList: getDocumentListMockHandler,
  documentGet: getDocumentGetMockHandler,
  investmentSummary: getInvestmentSummaryMockHandler,
  investorContactList: getInvestorContactListMockHandler,
  investorAccountList: getInvestorAccountListMockHandler,
  loanDetails: getLoanDetailsMockHandler,
  notificationStatusUpdate: getNotificationStatusUpdateMockHandler,
  opportunityDetails: getOpportunityDetailsMockHandler,
  opportunityList: getOpportunityListMockHandler,
  passwordReset: getPasswordResetMockHandler,
  portfolioActivities: getPortfolioActivitiesMockHandler,
  portfolioEnable: getPortfolioEnableMockHandler,
  profileDetails: getProfileDetailsMockHandler,
  profileUpdate: getProfileUpdateMockHandler,
  whitelabelFetch: getWhitelabelFetchMockHandler,
  investorList: getInvestorListMockHandler,
  teamList: getTeamListMockHandler,
};
