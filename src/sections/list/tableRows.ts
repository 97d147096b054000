import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../api/ApiError.ts';
import type { LoadRows } from '../../export/makeFile.ts';
import type { AnswerData } from '../../frame/fields.ts';

/** A total with the name it is shown under. */
export interface Total {
  label: string;
  text: string;
  /** Why there is none. */
  about?: string | undefined;
}

/** The rows that a table shows, wherever they were sorted and paged. */
export interface TableRows {
  query: UseQueryResult<unknown, ApiError>;
  /** Those of the page. */
  rows: readonly AnswerData[];
  /** The page that is shown, from 1. */
  page: number;
  lastPage: number;
  /** How many rows there are on all pages; undefined until it is known. */
  total: number | undefined;
  /** Of all pages. */
  totals: readonly Total[];
  /** The page that was asked for, where there is no such page. */
  missingPage: number | undefined;
  isLoading: boolean;
  /** All rows in pages as large as can be, for an export. */
  load: LoadRows;
}
