import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RowLink } from '../../src/kinds/list/RowLink.tsx';

it('leads from a row to its screen by all digits of a number that is a text', () => {
  render(
    <MemoryRouter>
      <RowLink link={{ to: '/overview/:id', field: 'loan_id' }} row={{ loan_id: '9007199254740993' }}>
        DM-1042
      </RowLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'DM-1042' })).toHaveAttribute('href', '/overview/9007199254740993');
});
