import { Breakdown } from '../../widgets/Breakdown.tsx';
import { ProgressBar } from '../../widgets/ProgressBar.tsx';
import { SplitBar } from '../../widgets/SplitBar.tsx';
import { StackedBar } from '../../widgets/StackedBar.tsx';
import { french, type Group, longWord } from '../shown.ts';

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

export const shares: Group = {
  group: 'Shares',
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
      widget: 'Breakdown',
      states: [
        { state: 'rest', element: <Breakdown items={parts} /> },
        { state: 'empty', element: <Breakdown items={[{ label: 'Fund', value: '–', percent: null }]} /> },
        { state: 'long text', element: <Breakdown items={[longPart]} /> },
      ],
    },
    {
      widget: 'ProgressBar',
      states: [
        {
          state: 'rest',
          element: <ProgressBar label="Saving" percent={40} detail="3 of 7 files" note="In one zip." />,
        },
        { state: 'loading, the end unknown', element: <ProgressBar label="Saving" /> },
        { state: 'long text', element: <ProgressBar label={long} percent={90} detail={french} note={long} /> },
      ],
    },
  ],
};
