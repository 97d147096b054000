import { expect, it } from 'vitest';
import { explainScreen } from '../../scripts/check/explainScreen.ts';

it('explains a screen in full, with the source of each default', () => {
  const section = { kind: 'table', pageSize: 5 };
  const written = {
    title: 'My Portfolio',
    sections: [
      { ...section, filters: ['status'], columns: ['net_amount', { field: 'loan_number', label: 'Mortgage' }] },
    ],
  };
  const filled = {
    title: 'My Portfolio',
    back: undefined,
    sections: [
      {
        kind: 'table',
        rows: 'activities',
        key: 'activity_id',
        pageSize: 5,
        filters: [{ field: 'status', label: 'Status', values: ['paid', 'failed'] }],
        columns: [
          { field: 'net_amount', label: 'Net amount', format: 'money', sortable: true },
          { field: 'loan_number', label: 'Mortgage', format: 'text' },
        ],
      },
    ],
  };
  expect(explainScreen(filled, written)).toBe(
    `title: "My Portfolio"
sections:
  - kind: table
    rows: activities  # the only list in openapi/
    key: activity_id  # x-portal-key in openapi/
    pageSize: 5
    filters:
      - field: status
        label: Status  # title in openapi/
        values: [paid, failed]  # enumeration in openapi/
    columns:
      - field: net_amount
        label: "Net amount"  # title in openapi/
        format: money  # type and format in openapi/
        sortable: true  # sort_by in openapi/
      - field: loan_number
        label: Mortgage
        format: text  # type and format in openapi/`,
  );
});
