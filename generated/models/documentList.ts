/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { DocumentFile } from './documentFile.ts';
import type { DocumentFilters } from './documentFilters.ts';
import type { LastPage } from './lastPage.ts';
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { Total } from './total.ts';

export interface DocumentList {
  filters: DocumentFilters;
  total: Total;
  page: Page;
  per_page: PerPage;
  last_page: LastPage;
  files: DocumentFile[];
}
