import { screen } from '../config/screen.ts';
import { panel } from '../kinds/panel.ts';
import { table } from '../kinds/table/options.ts';

export const documents = screen({
  title: 'My Documents',
  feature: 'documents',
  sections: [
    panel('taxYear', { id: 'tax-year', title: 'Tax year' }),
    table({
      id: 'documents',
      title: 'My Documents',
      query: 'documentList',
      rows: 'files',
      documents: true,
      mark: { field: 'is_new', label: 'New' },
      downloadAll: 'documentDownloadAll',
      range: 'documents',
      search: true,
      filters: [
        {
          field: 'documenttype',
          options: { rows: 'filters.documenttypes', value: 'value', label: 'value', count: 'count' },
        },
        {
          field: 'micid',
          label: 'Fund',
          options: { rows: 'filters.funds', value: 'micid', label: 'fund_name', count: 'count' },
        },
      ],
      sort: { by: 'issued_date', direction: 'desc' },
      columns: [
        'issued_date',
        { field: 'name', primary: true },
        { field: 'documenttype' },
        { field: 'fund_name', wide: true },
        'file_size_bytes',
      ],
      details: {
        sums: [
          {
            object: 'statement_summary',
            lines: [
              'opening_balance_amount',
              'contributions_amount',
              'reinvested_amount',
              { field: 'redemptions_amount', minus: true },
            ],
            total: 'closing_balance_amount',
          },
          {
            object: 'statement_summary',
            lines: [
              'income_amount',
              { field: 'fees_amount', minus: true },
              { field: 'withholding_tax_amount', minus: true },
            ],
            total: 'distributions_amount',
          },
        ],
        amounts: [{ object: 'tax_summary', label: 'Box', amounts: 'boxes' }],
        groups: [
          { object: 'statement_summary', fields: ['period_start_date', 'period_end_date'] },
          { object: 'tax_summary', fields: [{ field: 'status', label: 'Tax slip' }] },
        ],
      },
      empty: { title: 'No documents yet', text: 'Statements, tax slips and notices appear here as they are issued.' },
    }),
  ],
});
