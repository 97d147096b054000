import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../client/ApiError.ts';
import type { LoadRows } from '../../files/export/makeFile.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { Days } from '../../screen/periodDays.ts';

/** A total with its label. */
export interface Total {
  label: string;
  /** A text for each currency. */
  amounts: readonly string[];
  /** What is counted. */
  about?: string | undefined;
  /** What is not counted, or the reason if there is no total. */
  note?: string | undefined;
}

/** The rows of a table, whether the server or the browser sorts and pages them. */
export interface TableRows {
  query: UseQueryResult<unknown, ApiError>;
  /** Nothing can be shown yet. */
  isWaiting: boolean;
  /** The rows of the current page. */
  rows: readonly AnswerData[];
  /** The rows of all pages, of a list that comes whole; otherwise those of the current page. */
  known: readonly AnswerData[];
  /** The current page, from 1. */
  page: number;
  lastPage: number;
  /** The number of rows on all pages; undefined until known. */
  total: number | undefined;
  /** There are more rows than `total`, on later pages; or there may be some, which cannot be reached. */
  more?: 'later' | 'unreachable';
  /** The totals over all pages. */
  totals: readonly Total[];
  /** What none of the totals counts. */
  notCounted?: string | undefined;
  /** The number of rows that the totals count; undefined where they count all. */
  counted?: number | undefined;
  /** The requested page, if it does not exist. */
  missingPage: number | undefined;
  isLoading: boolean;
  /** The days of the chosen period; undefined while they are not known. */
  days: Days | undefined;
  /** Loads all rows in the largest pages possible, for an export. */
  load: LoadRows;
}
