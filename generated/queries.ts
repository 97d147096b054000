// Written by `npm run generate` from openapi/. Do not edit.

import { getInvestorContactListQueryOptions, getTeamListQueryOptions } from './hooks/contact/contact.ts';
import {
  getDocumentDownloadAllQueryOptions,
  getDocumentGetQueryOptions,
  getDocumentListQueryOptions,
} from './hooks/documents/documents.ts';
import { getInvestmentListQueryOptions, getInvestmentSummaryQueryOptions } from './hooks/investments/investments.ts';
import {
  getAccountTypeListQueryOptions,
  getInvestorAccountListQueryOptions,
  getInvestorListQueryOptions,
} from './hooks/investors/investors.ts';
import { getLoanDetailsQueryOptions } from './hooks/loans/loans.ts';
import {
  getOpportunityDetailsQueryOptions,
  getOpportunityListQueryOptions,
} from './hooks/opportunities/opportunities.ts';
import {
  getPortfolioActivitiesQueryOptions,
  getPortfolioCardCurrentlyInvestedQueryOptions,
  getPortfolioCardInterestEarnedQueryOptions,
  getPortfolioCardInterestThisMonthQueryOptions,
  getPortfolioCardPerformanceQueryOptions,
  getPortfolioDirectMortgageActivitiesQueryOptions,
  getPortfolioEnableQueryOptions,
  getPortfolioPerformanceDropdownQueryOptions,
} from './hooks/portfolio/portfolio.ts';
import { getProfileDetailsQueryOptions } from './hooks/profile/profile.ts';
import { getWhitelabelFetchQueryOptions, getWhitelabelLogoGetQueryOptions } from './hooks/whitelabel/whitelabel.ts';

/** The query options of every operation that reads, by operation id. */
export const queries = {
  accountTypeList: getAccountTypeListQueryOptions,
  documentDownloadAll: getDocumentDownloadAllQueryOptions,
  documentGet: getDocumentGetQueryOptions,
  documentList: getDocumentListQueryOptions,
  investmentList: getInvestmentListQueryOptions,
  investmentSummary: getInvestmentSummaryQueryOptions,
  investorAccountList: (body: Parameters<typeof getInvestorAccountListQueryOptions>[1], path: { id: number }) =>
    getInvestorAccountListQueryOptions(path.id, body),
  investorContactList: getInvestorContactListQueryOptions,
  investorList: getInvestorListQueryOptions,
  loanDetails: getLoanDetailsQueryOptions,
  opportunityDetails: getOpportunityDetailsQueryOptions,
  opportunityList: getOpportunityListQueryOptions,
  portfolioActivities: getPortfolioActivitiesQueryOptions,
  portfolioCardCurrentlyInvested: getPortfolioCardCurrentlyInvestedQueryOptions,
  portfolioCardInterestEarned: getPortfolioCardInterestEarnedQueryOptions,
  portfolioCardInterestThisMonth: getPortfolioCardInterestThisMonthQueryOptions,
  portfolioCardPerformance: getPortfolioCardPerformanceQueryOptions,
  portfolioDirectMortgageActivities: getPortfolioDirectMortgageActivitiesQueryOptions,
  portfolioEnable: getPortfolioEnableQueryOptions,
  portfolioPerformanceDropdown: getPortfolioPerformanceDropdownQueryOptions,
  profileDetails: getProfileDetailsQueryOptions,
  teamList: getTeamListQueryOptions,
  whitelabelFetch: getWhitelabelFetchQueryOptions,
  whitelabelLogoGet: getWhitelabelLogoGetQueryOptions,
};
