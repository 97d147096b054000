import { ChartCard } from '../../widgets/ChartCard.tsx';
import { ChartTable } from '../../widgets/ChartTable.tsx';
import { CourseChart } from '../../widgets/CourseChart.tsx';
import { LineChart } from '../../widgets/LineChart.tsx';
import { MonthColumns, MonthKey } from '../../widgets/MonthColumns.tsx';
import { SplitBar } from '../../widgets/SplitBar.tsx';
import { StackedBar } from '../../widgets/StackedBar.tsx';
import { french, type Group, longWord, pressable } from '../shown.ts';

const long = `${french} ${longWord}`;
const large = '−$1,234,567,890,123.45';
const parts = [
  { label: 'Fund', value: '$250,000.00', percent: 45.45, share: '45.45%' },
  { label: 'Direct mortgage', value: '$150,000.00', percent: 27.27, share: '27.27%' },
];
const longPart = { label: long, value: large, percent: 100, share: '100.00%' };
const stacked = [
  { tone: 'neutral', label: 'Prior liens', value: '$420,000.00', percent: 49.4 },
  { tone: 'accent', label: 'This loan', value: '$150,000.00', percent: 17.6 },
  { tone: 'open', label: 'What is left', value: '$280,000.00', percent: 33 },
] as const;
const written = (value: number) => `${value.toFixed(2)}%`;
const points = [6.75, 7, 8.75, 8.5, 8.9, 8.48].map((value, month) => ({
  at: `${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'][month]} 2026`,
  value,
  written: written(value),
}));
const columns = points.map(({ at, value, written }, month) => ({
  id: at,
  name: at.slice(0, 3),
  note: month === 0 ? '2026' : undefined,
  isNow: month === 2,
  sentence: `${at}: ${written}`,
  hint: written,
  parts: [
    { tone: 2, look: month < 3 ? ('done' as const) : ('ahead' as const), value },
    { tone: 1, look: month < 3 ? ('done' as const) : ('open' as const), value: month === 5 ? undefined : value },
  ],
  mark: month === 4 ? '$150,000.00' : undefined,
  hasFlag: month > 3,
}));
const rows = points.map(({ at, written }) => [at, written]);
const gap = points.map((point, month) => (month === 2 ? { ...point, value: undefined, written: '–' } : point));

const thousands = (value: number) => `$${value / 1000}k`;
const course = [525, 526, 527.5, 529, 379, 380.5, 382, 383.5, 543.5, 545, 547.5, 550].map((value, month) => {
  const name = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'][month] ?? '';
  const year = month < 6 ? 2025 : 2026;
  const label = `${name} ’${year - 2000}`;
  const short = month % 6 === 0 ? label : name;
  return { label, short, name: `${name} ${year}`, value: value * 1000, written: `$${value}k` };
});
const events = [
  { at: 4, title: 'London duplex repaid', amount: '−$150,000.00' },
  { at: 8, title: 'Foundry Lane funded', amount: '+$160,000.00' },
];

export const charts: Group = {
  group: 'Charts',
  widgets: [
    {
      widget: 'SplitBar',
      states: [
        { state: 'rest', wide: true, element: <SplitBar label="By type" parts={parts} /> },
        {
          state: 'many parts',
          wide: true,
          element: (
            <SplitBar
              label="By year"
              parts={Array.from({ length: 6 }, (_, at) => ({
                label: String(2026 + at),
                value: '$100.00',
                percent: 100 / 6,
                share: '16.67%',
              }))}
            />
          ),
        },
        { state: 'long text', wide: true, element: <SplitBar label="By type" parts={[longPart]} /> },
      ],
    },
    {
      widget: 'StackedBar',
      states: [
        {
          state: 'rest',
          element: <StackedBar whole={{ label: 'Property value', value: '$850,000.00' }} parts={stacked} />,
        },
        {
          state: 'unknown part',
          element: (
            <StackedBar
              whole={{ label: 'Property value', value: '–' }}
              parts={stacked.map((part) => ({ ...part, percent: undefined }))}
            />
          ),
        },
        {
          state: 'long text',
          element: (
            <StackedBar
              whole={{ label: long, value: large }}
              parts={stacked.map((part, index) => ({ ...part, label: `${long} ${index}`, value: large }))}
            />
          ),
        },
      ],
    },
    {
      widget: 'LineChart',
      states: [
        { state: 'rest', element: <LineChart label="Rate" points={points} formatTick={written} /> },
        {
          state: 'with a target',
          element: (
            <LineChart label="Rate" points={points} target={{ value: 8, label: 'Target 8.00%' }} formatTick={written} />
          ),
        },
        {
          state: 'with a gap, from zero',
          element: <LineChart label="Rate" points={gap} fromZero formatTick={written} />,
        },
        { state: 'one point', element: <LineChart label="Rate" points={points.slice(0, 1)} formatTick={written} /> },
      ],
    },
    {
      widget: 'MonthColumns',
      states: [
        {
          state: 'rest',
          element: (
            <MonthColumns
              label="Income"
              columns={columns}
              chosen={undefined}
              onChoose={() => undefined}
              formatTick={written}
            />
          ),
        },
        {
          state: 'chosen, without a scale',
          element: <MonthColumns label="Income" columns={columns} chosen="Apr 2026" onChoose={() => undefined} />,
        },
        {
          state: 'key',
          element: (
            <MonthKey
              entries={[
                { name: long, sign: { tone: 1, look: 'done' } },
                { name: 'Others', sign: { tone: 5, look: 'ahead' } },
                { name: 'Not declared', sign: { tone: 1, look: 'open' } },
                { name: 'Principal', sign: 'mark' },
                { name: 'Notice', sign: 'flag' },
              ]}
            />
          ),
        },
      ],
    },
    {
      widget: 'CourseChart',
      states: [
        ...pressable(<CourseChart label="Invested" points={course} events={events} axis={thousands} />, true).filter(
          ({ state }) => state === 'rest' || state === 'focus',
        ),
        { state: 'narrow', element: <CourseChart label="Invested" points={course} events={events} axis={thousands} /> },
        { state: 'without an axis', element: <CourseChart label="Invested" points={course} events={events} /> },
        {
          state: 'one point',
          element: <CourseChart label="Invested" points={course.slice(0, 1)} events={[]} axis={thousands} />,
        },
        {
          state: 'long text',
          wide: true,
          element: (
            <CourseChart
              label="Invested"
              points={course.map((point) => ({ ...point, name: long }))}
              events={events.map((event) => ({ ...event, title: long }))}
              axis={thousands}
            />
          ),
        },
      ],
    },
    {
      widget: 'ChartTable',
      states: [
        {
          state: 'rest',
          element: <ChartTable label="Rate" headers={['Month', 'Rate']} rows={rows} />,
        },
        {
          state: 'long, focus',
          force: 'focus',
          element: <ChartTable long label="Rate" headers={['Month', 'Rate']} rows={[...rows, ...rows, ...rows]} />,
        },
        {
          state: 'long text',
          element: <ChartTable label="Rate" headers={['Part', 'Rate']} rows={[[long, '8.48%']]} />,
        },
      ],
    },
    {
      widget: 'ChartCard',
      states: [
        {
          state: 'rest',
          element: (
            <ChartCard title="Rate" latest={{ value: '8.48%', at: 'Jun 2026' }}>
              <ChartTable label="Rate" headers={['Month', 'Rate']} rows={rows} />
            </ChartCard>
          ),
        },
        {
          state: 'long text',
          element: (
            <ChartCard title={long} latest={{ value: longWord, at: french }}>
              <ChartTable label="Rate" headers={['Month', 'Rate']} rows={rows} />
            </ChartCard>
          ),
        },
      ],
    },
  ],
};
