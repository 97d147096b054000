import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageSteps } from '../../src/files/viewer/PageSteps.tsx';
import { SearchSteps } from '../../src/files/viewer/SearchSteps.tsx';

const ends = [
  { key: 'Enter', isComposing: true },
  // In Safari the composition has already ended, and only the key code shows that the key belonged to it.
  { key: 'Enter', keyCode: 229 },
];

it('searches on Enter, unless it ends a composition', () => {
  const step = vi.fn();
  const search = { query: '利息', found: undefined, search: vi.fn(), step } as const;
  render(<SearchSteps search={search as never} field={null} />);
  const field = screen.getByRole('searchbox');
  for (const end of ends) fireEvent.keyDown(field, end);
  expect(step).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(step).toHaveBeenCalledOnce();
  // In jsdom, React warns about the `search` element.
  vi.mocked(console.error).mockClear();
});

it('turns to a page on Enter, unless it ends a composition', () => {
  const onPage = vi.fn();
  render(<PageSteps page={1} pages={9} onPage={onPage} />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '3' } });
  for (const end of ends) fireEvent.keyDown(field, end);
  expect(onPage).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onPage).toHaveBeenCalledWith(3);
});
