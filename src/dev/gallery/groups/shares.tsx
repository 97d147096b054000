import { Breakdown } from '../../../ui/Breakdown.tsx';
import { PaymentDots } from '../../../ui/PaymentDots.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { SplitBar } from '../../../ui/SplitBar.tsx';
import { StackedBar } from '../../../ui/StackedBar.tsx';
import { french, type Group, longWord } from '../shown.ts';

const long = `${french} ${longWord}`;
const large = '−$1,234,567,890,123.45';
const longPart = { label: long, value: large, percent: 100, share: '100.00%' };
const stacked = [
  { tone: 'neutral', label: 'Prior liens', value: '$420,000.00', percent: 49.4, share: '49.40%' },
  { tone: 'accent', label: 'This loan', value: '$150,000.00', percent: 17.6, share: '17.60%' },
  { tone: 'open', label: 'What is left', value: '$280,000.00', percent: 33, share: '33.00%' },
] as const;
const looks = {
  received: 'Received on time',
  late: 'Received late',
  missed: 'Missed',
  due: 'Due',
  last: 'Last',
} as const;
const dots = (['received', 'received', 'late', 'missed', 'due', 'due', 'last'] as const).map((look, at) => ({
  id: String(at),
  look,
  name: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'][at] ?? '',
  year: { 0: '2025', 2: '2026' }[at],
  sentence: `Payment ${at + 1}: ${looks[look]}, $750.00`,
}));

export const shares: Group = {
  group: 'Shares',
  widgets: [
    {
      widget: 'SplitBar',
      states: [
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
          state: 'unknown part',
          element: (
            <StackedBar
              label="What protects your money"
              parts={stacked.map((part) => ({ ...part, percent: undefined, share: undefined }))}
            />
          ),
        },
        {
          state: 'long text',
          element: (
            <StackedBar
              label={long}
              parts={stacked.map((part, index) => ({ ...part, label: `${long} ${index}`, value: large }))}
            />
          ),
        },
      ],
    },
    {
      widget: 'PaymentDots',
      states: [
        {
          state: 'long text',
          wide: true,
          element: (
            <PaymentDots
              label={long}
              dots={dots.map((dot) => ({ ...dot, sentence: long }))}
              looks={{ ...looks, received: long }}
            />
          ),
        },
      ],
    },
    {
      widget: 'Breakdown',
      states: [
        { state: 'empty', element: <Breakdown items={[{ label: 'Fund', value: '–', percent: null }]} /> },
        { state: 'long text', element: <Breakdown items={[longPart]} /> },
      ],
    },
    {
      widget: 'ProgressBar',
      states: [
        { state: 'loading, the end unknown', element: <ProgressBar label="Saving" /> },
        { state: 'long text', element: <ProgressBar label={long} percent={90} detail={french} note={long} /> },
      ],
    },
  ],
};
