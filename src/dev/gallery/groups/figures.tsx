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
      states: [{ state: 'long text', element: <Emphasis strong={[longWord]}>{long}</Emphasis> }],
    },
    {
      widget: 'ValueList',
      states: [
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
      states: [{ state: 'long text', wide: true, element: <FigureLine figures={[{ value: large, label: long }]} /> }],
    },
    {
      widget: 'Described',
      states: [{ state: 'long text', wide: true, element: <Described>{long}</Described> }],
    },
    {
      widget: 'RowTitle',
      states: [
        { state: 'two lines', element: <RowAmount below="at maturity">Nov 1, 2026</RowAmount> },
        {
          state: 'long text',
          wide: true,
          element: (
            <RowTitle icon="fund" about={long} state={<GoodState>{french}</GoodState>} narrow={french}>
              <span>{long}</span>
            </RowTitle>
          ),
        },
      ],
    },
    {
      widget: 'StatCard',
      states: [
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
      states: [{ state: 'below zero', element: <Figure>−$1,156.25</Figure> }],
    },
    {
      widget: 'FigureList',
      states: [
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
        { state: 'narrow', element: <DetailList items={lines} /> },
        { state: 'long text', element: <DetailList items={[{ label: long, value: long, about: long }]} /> },
      ],
    },
  ],
};
