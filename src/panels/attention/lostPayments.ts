import { queryFor } from '../../api/queryFor.ts';

/** A list that comes in pages is looked through as far as this many rows. */
export const page = { page: 1, per_page: 100 };

/** The payments that did not arrive, or were taken back. */
export const lostPayments = (status: 'failed' | 'reversed') => queryFor('portfolioActivities', { ...page, status });
