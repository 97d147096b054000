import { describe, expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import { filledPortal } from '../../src/config/filled.ts';
import type { Portal, Section } from '../../src/config/portal.ts';
import type { Description } from '../../src/config/rules/problem.ts';
import { card, cards } from '../../src/kinds/cards/options.ts';
import { chart } from '../../src/kinds/chart/options.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { details } from '../../src/kinds/details/options.ts';
import { figures } from '../../src/kinds/figures/options.ts';
import { about, form, options } from '../../src/kinds/form/options.ts';
import { table } from '../../src/kinds/table/options.ts';
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

function portalOf(sections: readonly object[], description: Description) {
  const noInvestors = { title: 'Nothing yet', sections };
  // Filling in defaults changes nothing else in a config.
  return filledPortal({ ...parts, noInvestors }, kinds, description) as Portal;
}

const description = { operations, fields };
const sectionsOf = (...sections: object[]): readonly Section[] => portalOf(sections, description).noInvestors.sections;

describe('A field of the config', () => {
  it('takes its title and usual format from the description unless the config sets them', () => {
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

  it('is sortable if the server can sort by it, unless the column opts out', () => {
    const sorted = table({
      ...list,
      columns: ['status', { field: 'net_amount', sortable: false }, 'reference_number'],
    });
    expect(sectionsOf(sorted)).toMatchObject([
      { columns: [{ sortable: true }, { sortable: false }, expect.not.objectContaining({ sortable: true })] },
    ]);
  });

  it('is passed on as written if the description does not have it, for the check to report', () => {
    const misspelt = { ...activity, columns: [{ field: 'net_amout', label: 'Net', format: 'money' as const }] };
    expect(sectionsOf(misspelt)).toMatchObject([{ columns: [{ field: 'net_amout', label: 'Net' }] }]);
  });
});

const { rows: _, key: __, ...unsaid } = list;
const choice = {
  label: 'Fund',
  query: 'portfolioPerformanceDropdown',
  field: 'performance_id',
  value: 'performance_id',
  text: 'label',
  initial: 'is_default',
} as const;
const named = { id: 'one', title: 'One', empty: list.empty } as const;
/** The list of a section and its key, undefined if the option is missing. */
const namesOf = (section: object) => ['rows', 'key'].map((name) => Reflect.get(section, name));

describe('The list of a section', () => {
  it('defaults to the only list of the answer, and its key to the one in the description', () => {
    const [first, second, third] = sectionsOf(
      table({ ...unsaid, columns: ['net_amount'], sort: { by: 'net_amount', direction: 'asc' } }),
      table({ ...named, query: 'loanDetails', rows: 'loan_details.payments', columns: ['due_date'] }),
      table({ ...unsaid, key: 'reference_number', columns: ['net_amount'] }),
    );
    expect(first).toEqual(
      sectionsOf(table({ ...list, columns: ['net_amount'], sort: { by: 'net_amount', direction: 'asc' } }))[0],
    );
    expect([first, second, third].map((section) => section && namesOf(section))).toEqual([
      ['activities', 'activity_id'],
      ['loan_details.payments', 'payment_id'],
      ['activities', 'reference_number'],
    ]);
  });

  it('defaults to the only list inside a section, too: in a card, a choice, a select and the subject of a form', () => {
    const course = { at: 'period', value: 'return_percent' } as const;
    const found = sectionsOf(
      cards({
        id: 'cards',
        title: 'Cards',
        period: 'performance',
        cards: [
          card({
            title: 'Performance',
            query: 'portfolioCardPerformance',
            about: 'What it returns.',
            value: 'return_percent',
            asOf: 'as_of_date',
            change: { field: 'change_percent', previous: 'previous_percent' },
            course,
          }),
        ],
      }),
      chart({
        ...named,
        query: 'portfolioCardPerformance',
        at: 'period',
        period: 'performance',
        choice,
        lines: ['unit_price'],
      }),
      form({
        id: 'message',
        title: 'Message',
        command: 'contactSubmit',
        about: [
          about({
            field: 'context.opportunity_id',
            label: 'Opportunity',
            query: 'opportunityDetails',
            object: 'opportunity',
            parameter: 'opportunity_id',
            name: 'title',
          }),
        ],
        fields: [
          {
            field: 'member_id',
            label: 'Send to',
            input: 'select',
            options: options({ query: 'teamList', value: 'member_id', label: 'name' }),
            required: false,
          },
        ],
        submit: 'Send',
        success: ['toast'],
      }),
    );
    expect(found).toMatchObject([
      { cards: [{ course: { rows: 'series', format: 'percent' } }] },
      { rows: 'series', choice: { rows: 'performances' }, lines: [{ format: 'price' }] },
      {
        about: [expect.not.objectContaining({ rows: expect.anything() })],
        fields: [{ options: { rows: 'team' } }],
      },
    ]);
  });

  it('is left to the config if there are several lists, as is its key if the description names none', () => {
    const found = sectionsOf(
      { ...named, kind: 'table', query: 'loanDetails', columns: ['due_date'] },
      { ...named, kind: 'table', query: 'loanDetails', rows: 'loan_details.property.images', columns: ['alt'] },
    );
    expect(found.map(namesOf)).toEqual([
      [undefined, undefined],
      ['loan_details.property.images', undefined],
    ]);
  });

  it('never replaces what the config says, however wrong', () => {
    const found = sectionsOf(
      { ...unsaid, kind: 'table', rows: null, columns: [] },
      { ...unsaid, kind: 'table', rows: 'activites', columns: [] },
      { ...unsaid, kind: 'table', key: 'actvity_id', columns: [] },
      { ...named, kind: 'chart', query: 'portfolioCardPerformance', lines: [], choice: { ...choice, rows: null } },
    );
    expect(found).toMatchObject([{}, {}, {}, { choice: { rows: null } }]);
    expect(found.map(namesOf)).toEqual([
      [null, undefined],
      ['activites', undefined],
      ['activities', 'actvity_id'],
      ['series', undefined],
    ]);
  });

  it('is refused if several rows of the example share the key in the description', () => {
    const { portfolioActivities: activities } = fields;
    const shared = {
      operations,
      fields: {
        ...fields,
        portfolioActivities: {
          ...activities,
          data: { ...activities.data, activities: { ...activities.data.activities, key: 'status' } },
        },
      },
    };
    const sections = [table({ ...unsaid, columns: ['net_amount'] })];
    const problems = checkPortal(portalOf(sections, shared), kinds, shared);
    expect(problems).toContainEqual({
      path: 'noInvestors.sections[0].key',
      message: expect.stringMatching(
        /^'status' has the same value in several rows of the example of 'portfolioActivities'; allowed: activity_id, /,
      ),
    });
  });
});
