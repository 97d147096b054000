import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Segments } from '../../src/ui/Segments.tsx';

const options = ['All Time', 'This Month', 'This Quarter', 'This Year'].map((label) => ({ value: label, label }));

function Periods() {
  const [value, setValue] = useState('This Year');
  return <Segments label="Period" value={value} options={options} onValue={setValue} />;
}

it('is a single tab stop whose choice the arrow keys change', async () => {
  render(
    <>
      <Periods />
      <button type="button">Next</button>
    </>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'This Year' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'This Year' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'This Quarter' })).toBeChecked();
  await userEvent.click(screen.getByText('All Time'));
  expect(screen.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual([
    screen.getByRole('radio', { name: 'All Time' }),
  ]);
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
});
