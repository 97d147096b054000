import { ChartCard } from '../../../ui/ChartCard.tsx';
import { ChartTable } from '../../../ui/ChartTable.tsx';
import { CourseChart } from '../../../ui/CourseChart.tsx';
import { LineChart } from '../../../ui/LineChart.tsx';
import { MonthColumns, MonthKey } from '../../../ui/MonthColumns.tsx';
import { french, type Group, longWord, pressable } from '../shown.ts';

const long = `${french} ${longWord}`;
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
      widget: 'LineChart',
      states: [
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
          state: 'long text',
          element: (
            <ChartCard title={long} figure={{ value: longWord, beside: french, about: long }} foot={<p>{long}</p>}>
              <ChartTable label="Rate" headers={['Month', 'Rate']} rows={rows} />
            </ChartCard>
          ),
        },
      ],
    },
  ],
};
