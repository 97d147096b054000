import { describe, expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { filledPortal } from '../../src/config/filled.ts';
import { details } from '../../src/config/kinds/details.ts';
import { figures } from '../../src/config/kinds/figures.ts';
import { table } from '../../src/config/kinds/table.ts';
import type { Section } from '../../src/config/portal.ts';
import { screen } from '../../src/config/screen.ts';
import { parts } from '../portal/smallPortal.ts';

const list = {
  id: 'activity',
  title: 'Activity',
  query: 'portfolioActivities',
  rows: 'activities',
  key: 'activity_id',
  empty: { title: 'No activity', text: 'Nothing has happened yet.' },
} as const;

const activity = table({
  ...list,
  filters: ['activity_type'],
  columns: ['net_amount', { field: 'activity_date', primary: true }, { field: 'loan_number', label: 'Mortgage' }],
  totals: { object: 'totals', fields: ['income_amount'] },
});

const summary = figures({
  id: 'summary',
  title: 'Summary',
  query: 'investmentSummary',
  figures: ['current_value_amount', { field: 'weighted_average_rate_percent', label: 'Spread', format: 'points' }],
});

const terms = details({
  id: 'terms',
  title: 'Terms',
  query: 'loanDetails',
  groups: [{ object: 'loan_details.terms', fields: ['maturity_date'] }],
});

function sectionsOf(...sections: Section[]): readonly Section[] {
  const noInvestors = screen({ title: 'Nothing yet', sections });
  // Filling in changes nothing else of a config.
  return (filledPortal({ ...parts, noInvestors }, { operations, fields }) as typeof parts).noInvestors.sections;
}

describe('A field of the config', () => {
  it('has the title and the usual format of the description where nothing else is said', () => {
    const [table, figures, details] = sectionsOf(activity, summary, terms);
    expect(table).toMatchObject({
      columns: [
        { field: 'net_amount', label: 'Net amount', format: 'money' },
        { field: 'activity_date', label: 'Date', format: 'date', primary: true },
        { field: 'loan_number', label: 'Mortgage', format: 'text' },
      ],
      filters: [{ field: 'activity_type', label: 'Type', values: expect.arrayContaining(['deposit', 'reversal']) }],
      totals: { fields: [{ field: 'income_amount', label: 'Income', format: 'money' }] },
    });
    expect(figures).toMatchObject({
      figures: [
        { field: 'current_value_amount', label: 'Current value', format: 'money' },
        { field: 'weighted_average_rate_percent', label: 'Spread', format: 'points' },
      ],
    });
    expect(details).toMatchObject({
      groups: [{ fields: [{ field: 'maturity_date', label: 'Maturity', format: 'date' }] }],
    });
  });

  it('can be sorted by where the server can, unless a column says no', () => {
    const sorted = table({
      ...list,
      columns: ['status', { field: 'net_amount', sortable: false }, 'reference_number'],
    });
    expect(sectionsOf(sorted)).toMatchObject([
      { columns: [{ sortable: true }, { sortable: false }, expect.not.objectContaining({ sortable: true })] },
    ]);
  });

  it('is handed on as it is written where the description does not have it, for the check to name', () => {
    const misspelt = { ...activity, columns: [{ field: 'net_amout', label: 'Net', format: 'money' as const }] };
    expect(sectionsOf(misspelt)).toMatchObject([{ columns: [{ field: 'net_amout', label: 'Net' }] }]);
  });
});
