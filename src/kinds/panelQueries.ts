import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '../client/ApiError.ts';
import { queryFor } from '../client/queryFor.ts';
import type { PlainConfig } from '../config/portal.ts';
import { ownPanelQueries } from './ownPanelQueries.ts';
import type { PanelName } from './panel.ts';
import { latestStatement } from './taxYear/latestStatement.ts';

type Query = UseQueryOptions<unknown, ApiError, unknown, QueryKey>;

/** The first queries of each panel, loaded before its screen is opened. */
const queries: {
  [Name in PanelName]?: (section: Extract<PlainConfig, { kind: Name }>, investorId: number) => unknown[];
} = {
  accounts: (_, investorId) => [queryFor('investorAccountList', {}, { id: investorId })],
  attention: () => [queryFor('investmentList', {})],
  loan: () => [queryFor('investmentList', {})],
  notes: ({ of }) => (of === 'portfolio' ? [queryFor('portfolioEnable', {})] : []),
  notifications: () => [queryFor('profileDetails', {})],
  people: ({ of }) => [of === 'team' ? queryFor('teamList', {}) : queryFor('investorContactList', {})],
  requests: () => [queryFor('investmentList', {})],
  taxYear: () => [queryFor('documentList', latestStatement)],
  upcoming: () => [queryFor('investmentList', {})],
  ...ownPanelQueries,
};

/** The first queries of a panel; empty for other sections. */
export function panelQueries(section: PlainConfig, investorId: number): Query[] {
  const own = (queries as Partial<Record<string, (section: PlainConfig, investorId: number) => unknown[]>>)[
    section.kind
  ];
  return (own?.(section, investorId) ?? []) as Query[]; // Each is made by queryFor(), and only asked.
}
