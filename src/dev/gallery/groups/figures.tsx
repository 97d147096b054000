import { Comparison } from '../../../ui/Comparison.tsx';
import { Described } from '../../../ui/Described.tsx';
import { DetailList } from '../../../ui/DetailList.tsx';
import { Emphasis } from '../../../ui/Emphasis.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { FigureLine } from '../../../ui/FigureLine.tsx';
import { FigureList } from '../../../ui/FigureList.tsx';
import { GoodState, RowAmount, RowTitle } from '../../../ui/RowTitle.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';
import { SumList } from '../../../ui/SumList.tsx';
import { Totals } from '../../../ui/Totals.tsx';
import { ValueList } from '../../../ui/ValueList.tsx';
import { french, type Group, longWord, nothing } from '../shown.ts';

const long = `${french} ${longWord}`;
const large = '−$1,234,567,890,123.45';
const lines = [
  { label: 'June 2026', value: '$1,156.25' },
  { label: 'May 2026', value: '$1,156.25' },
];
const sum = { label: 'Sum', value: '$2,312.50' };

export const figures: Group = {
  group: 'Figures',
  widgets: [
    {
      widget: 'Emphasis',
      states: [
        { state: 'rest', element: <Emphasis strong={['9.75%']}>It pays 9.75% a year, monthly.</Emphasis> },
        { state: 'long text', element: <Emphasis strong={[longWord]}>{long}</Emphasis> },
      ],
    },
    {
      widget: 'ValueList',
      states: [
        { state: 'rest', element: <ValueList lines={[{ ...sum, isLarge: true }, ...lines]} /> },
        {
          state: 'long text',
          element: (
            <ValueList
              lines={[
                { label: long, value: large },
                { label: 'For', value: long },
              ]}
            />
          ),
        },
      ],
    },
    {
      widget: 'FigureLine',
      states: [
        {
          state: 'rest',
          wide: true,
          element: (
            <FigureLine
              figures={[
                { value: '8.48%', label: 'average rate' },
                { value: '$64,301.03', label: 'earned to date' },
              ]}
            />
          ),
        },
        { state: 'long text', wide: true, element: <FigureLine figures={[{ value: large, label: long }]} /> },
      ],
    },
    {
      widget: 'Described',
      states: [
        { state: 'rest', element: <Described>June 2026 interest, DM-1042</Described> },
        { state: 'long text', wide: true, element: <Described>{long}</Described> },
      ],
    },
    {
      widget: 'RowTitle',
      states: [
        {
          state: 'rest',
          wide: true,
          element: (
            <RowTitle
              icon="property"
              about="2nd mortgage, Hamilton ON"
              state={<GoodState>Up to date</GoodState>}
              narrow="Matures Nov 1, 2026"
            >
              <span>Hamilton second mortgage</span>
            </RowTitle>
          ),
        },
        { state: 'two lines', element: <RowAmount below="at maturity">Nov 1, 2026</RowAmount> },
        {
          state: 'long text',
          wide: true,
          element: (
            <RowTitle icon="fund" about={long}>
              <span>{long}</span>
            </RowTitle>
          ),
        },
      ],
    },
    {
      widget: 'StatCard',
      states: [
        {
          state: 'rest',
          element: (
            <StatCard
              title="Currently invested"
              value="$550,000.00"
              comparison={{ direction: 'up', text: '$25,000.00', detail: '(4.76%)', label: 'from $525,000.00' }}
              about="Your principal in funds and mortgages."
              caption="As of Jun 30, 2026."
            />
          ),
        },
        { state: 'loading', element: <StatCard title="Currently invested" status="loading" /> },
        {
          state: 'error',
          element: (
            <StatCard title="Currently invested" status="error" errorText="The server is busy." onRetry={nothing} />
          ),
        },
        { state: 'empty', element: <StatCard title="Currently invested" /> },
        {
          state: 'long text',
          element: <StatCard title={long} value={large} about={long} caption={long} />,
        },
      ],
    },
    {
      widget: 'Comparison',
      states: [
        { state: 'up', element: <Comparison direction="up" text="4.76%" label="from 4.50%" /> },
        { state: 'down', element: <Comparison direction="down" text="4.76%" label="from 9.00%" /> },
        { state: 'flat', element: <Comparison direction="flat" text="0.00%" label="from 4.50%" /> },
        { state: 'long text', element: <Comparison direction="up" text={large} label={long} /> },
      ],
    },
    {
      widget: 'Figure',
      states: [
        { state: 'rest', element: <Figure>$1,156.25</Figure> },
        { state: 'below zero', element: <Figure>−$1,156.25</Figure> },
      ],
    },
    {
      widget: 'FigureList',
      states: [
        {
          state: 'rest',
          wide: true,
          element: (
            <FigureList
              figures={[
                { label: 'Total invested', value: '$550,000.00' },
                { label: 'Rate', value: '8.48%' },
              ]}
            />
          ),
        },
        { state: 'loading', wide: true, element: <FigureList figures={[{ label: 'Rate', value: undefined }]} /> },
        {
          state: 'long text',
          wide: true,
          element: (
            <FigureList
              figures={[
                { label: long, value: large },
                { label: 'Rate', value: longWord },
              ]}
            />
          ),
        },
      ],
    },
    {
      widget: 'SumList',
      states: [
        { state: 'rest', element: <SumList lines={lines} sum={sum} /> },
        {
          state: 'long, focus',
          force: 'focus',
          element: <SumList lines={Array.from({ length: 12 }, () => lines[0] ?? sum)} sum={sum} />,
        },
        { state: 'with a note', element: <SumList lines={lines} sum={sum} note="These lines differ by $0.01." /> },
        { state: 'long text', element: <SumList lines={[{ label: long, value: large }]} sum={sum} note={long} /> },
      ],
    },
    {
      widget: 'Totals',
      states: (['ready', 'loading'] as const).map((status) => ({
        state: status === 'ready' ? 'rest and long text' : 'loading',
        wide: true,
        element: (
          <Totals
            caption="Totals of all 84 rows"
            status={status}
            items={[
              { label: 'Money in', amounts: ['$736,510.42', 'US$520.00'] },
              {
                label: long,
                amounts: [large],
                about: 'Includes transfers',
                note: 'Not included: Failed (1 payment) $750.00',
              },
            ]}
            note="Not included: Scheduled (2 payments) $1,500.00"
          />
        ),
      })),
    },
    {
      widget: 'DetailList',
      states: [
        {
          state: 'rest',
          wide: true,
          element: (
            <DetailList
              items={[
                { label: 'Status', value: 'Active' },
                { label: 'LTV', value: '63.16%', about: 'This loan over the appraised value.' },
              ]}
            />
          ),
        },
        { state: 'narrow', element: <DetailList items={lines} /> },
        { state: 'long text', element: <DetailList items={[{ label: long, value: long, about: long }]} /> },
      ],
    },
  ],
};
