import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChartTable } from '../../src/ui/ChartTable.tsx';
import { FigureList } from '../../src/ui/FigureList.tsx';
import { StackedBar } from '../../src/ui/StackedBar.tsx';
import { StatCard } from '../../src/ui/StatCard.tsx';
import { SumList } from '../../src/ui/SumList.tsx';
import { Totals } from '../../src/ui/Totals.tsx';

const amount = { label: 'June', value: '−$1.00' };
const gain = { label: 'May', value: '$1.00' };

it.each([
  ['on a card', <StatCard key={0} title="Earned" value="−$1.00" />],
  ['in a strip of figures', <FigureList key={0} figures={[gain, amount]} />],
  ['in a list with its sum', <SumList key={0} lines={[amount]} sum={gain} />],
  [
    'in the table of a chart',
    <ChartTable key={0} label="Rate" headers={['Month', 'Rate']} rows={[['June', '−$1.00']]} />,
  ],
  ['in a total', <Totals key={0} caption="Totals" status="ready" items={[{ label: 'Net', amounts: ['−$1.00'] }]} />],
])('speaks the minus sign of an amount %s as a word', (_, element) => {
  render(element);
  const spoken = screen.getByText('minus');
  expect(spoken.parentElement).toHaveTextContent(/^minus −\$1\.00$/);
  expect(screen.getByText('−')).toHaveAttribute('aria-hidden', 'true');
});

it('draws no bar for a negative share, and none longer than its track', () => {
  const parts = [-5, 45, 120].map((percent) => ({
    label: `${percent}`,
    value: '$1.00',
    percent,
    tone: 'accent' as const,
  }));
  render(<StackedBar label="Whole" parts={parts} />);
  const lengths = [...screen.getByRole('img').children].map((part) => part.getAttribute('style'));
  expect(lengths).toEqual(['inline-size: 0%;', 'inline-size: 45%;', 'inline-size: 100%;']);
});
