// Written by `npm run generate` from openapi/. Do not edit.

import type { operations } from './schema.ts';
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

/** The JSON body of an operation, less the session token, which the transport fills in. */
export type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Omit<Json, 'session_token'>
  : undefined;

/** The query options of every operation that reads, by operation id. */
export const queries = {
  accountTypeList: (body: Body<'accountTypeList'>) => getAccountTypeListQueryOptions(body),
  documentDownloadAll: (body: Body<'documentDownloadAll'>) => getDocumentDownloadAllQueryOptions(body),
  documentGet: (body: Body<'documentGet'>) => getDocumentGetQueryOptions(body),
  documentList: (body: Body<'documentList'>) => getDocumentListQueryOptions(body),
  investmentList: (body: Body<'investmentList'>) => getInvestmentListQueryOptions(body),
  investmentSummary: (body: Body<'investmentSummary'>) => getInvestmentSummaryQueryOptions(body),
  investorAccountList: (body: Body<'investorAccountList'>, path: { id: number }) =>
    getInvestorAccountListQueryOptions(path.id, body),
  investorContactList: (body: Body<'investorContactList'>) => getInvestorContactListQueryOptions(body),
  investorList: (body: Body<'investorList'>) => getInvestorListQueryOptions(body),
  loanDetails: (body: Body<'loanDetails'>) => getLoanDetailsQueryOptions(body),
  opportunityDetails: (body: Body<'opportunityDetails'>) => getOpportunityDetailsQueryOptions(body),
  opportunityList: (body: Body<'opportunityList'>) => getOpportunityListQueryOptions(body),
  portfolioActivities: (body: Body<'portfolioActivities'>) => getPortfolioActivitiesQueryOptions(body),
  portfolioCardCurrentlyInvested: (body: Body<'portfolioCardCurrentlyInvested'>) =>
    getPortfolioCardCurrentlyInvestedQueryOptions(body),
  portfolioCardInterestEarned: (body: Body<'portfolioCardInterestEarned'>) =>
    getPortfolioCardInterestEarnedQueryOptions(body),
  portfolioCardInterestThisMonth: (body: Body<'portfolioCardInterestThisMonth'>) =>
    getPortfolioCardInterestThisMonthQueryOptions(body),
  portfolioCardPerformance: (body: Body<'portfolioCardPerformance'>) => getPortfolioCardPerformanceQueryOptions(body),
  portfolioDirectMortgageActivities: (body: Body<'portfolioDirectMortgageActivities'>) =>
    getPortfolioDirectMortgageActivitiesQueryOptions(body),
  portfolioEnable: (body: Body<'portfolioEnable'>) => getPortfolioEnableQueryOptions(body),
  portfolioPerformanceDropdown: (body: Body<'portfolioPerformanceDropdown'>) =>
    getPortfolioPerformanceDropdownQueryOptions(body),
  profileDetails: (body: Body<'profileDetails'>) => getProfileDetailsQueryOptions(body),
  teamList: (body: Body<'teamList'>) => getTeamListQueryOptions(body),
  whitelabelFetch: () => getWhitelabelFetchQueryOptions(),
  whitelabelLogoGet: (body: Body<'whitelabelLogoGet'>) => getWhitelabelLogoGetQueryOptions(body),
};
