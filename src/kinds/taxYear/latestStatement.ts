/** The body that asks for the latest statement; the answer also says which years have slips. */
export const latestStatement = {
  documenttype: 'investor_statement',
  sort_by: 'issued_date',
  sort_dir: 'desc',
  page: 1,
  per_page: 1,
} as const;
