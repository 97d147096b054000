import { table } from '../../src/config/kinds/table.ts';
import { screen } from '../../src/config/screen.ts';
import { panel } from '../../src/panels/panels.ts';

export const documents = screen({
  title: 'My Documents',
  feature: 'documents',
  sections: [
    table({
      id: 'documents',
      title: 'My Documents',
      query: 'documentList',
      rows: 'files',
      key: 'document_id',
      documents: true,
      mark: { field: 'is_new', label: 'New' },
      downloadAll: 'documentDownloadAll',
      range: 'documents',
      years: {
        by: 'issued_date',
        also: 'filters.tax_years',
        records: panel('taxYear', { id: 'tax-year', title: 'Tax year' }),
      },
      search: true,
      filters: [
        {
          field: 'documenttype',
          label: 'Type',
          options: { rows: 'filters.documenttypes', value: 'value', label: 'value', count: 'count' },
        },
        {
          field: 'micid',
          label: 'Fund',
          options: { rows: 'filters.funds', value: 'micid', label: 'fund_name', count: 'count' },
        },
        { field: 'tax_year', label: 'Tax year', options: { list: 'filters.tax_years' } },
      ],
      sort: { by: 'issued_date', direction: 'desc' },
      columns: [
        { field: 'issued_date', label: 'Date', format: 'date', sortable: true },
        { field: 'name', label: 'Name', format: 'text', primary: true, sortable: true },
        { field: 'documenttype', label: 'Type', format: 'label', sortable: true },
        { field: 'fund_name', label: 'Fund', format: 'text', sortable: true },
        { field: 'tax_year', label: 'Tax year', format: 'year', sortable: true },
        { field: 'file_size_bytes', label: 'Size', format: 'fileSize', sortable: true, amount: true },
      ],
      details: {
        sums: [
          {
            object: 'statement_summary',
            lines: [
              { field: 'opening_balance_amount', label: 'Opening balance', format: 'money' },
              { field: 'contributions_amount', label: 'Contributions', format: 'money' },
              { field: 'reinvested_amount', label: 'Reinvested', format: 'money' },
              { field: 'redemptions_amount', label: 'Redemptions', format: 'money', minus: true },
            ],
            total: { field: 'closing_balance_amount', label: 'Closing balance', format: 'money' },
          },
        ],
        amounts: [{ object: 'tax_summary', title: 'Tax slip', label: 'Box', amounts: 'boxes' }],
      },
      empty: {
        title: 'No documents yet',
        text: 'Statements, tax slips and notices appear here as they are issued.',
      },
    }),
  ],
});
