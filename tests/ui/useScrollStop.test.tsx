import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChartTable } from '../../src/ui/ChartTable.tsx';
import { SumList } from '../../src/ui/SumList.tsx';

/** Makes all content this high, of which twenty pixels are visible. */
function drawAllOf(height: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(20);
}

beforeEach(() => {
  const Measured = function (this: object, measure: (entries: object[]) => void) {
    Object.assign(this, { observe: () => measure([]), disconnect: () => undefined });
  };
  vi.stubGlobal('ResizeObserver', Measured);
});

afterEach(() => void vi.unstubAllGlobals());

const sum = <SumList lines={[{ label: 'June', value: '$1.00' }]} sum={{ label: 'Sum', value: '$1.00' }} />;
const table = <ChartTable label="Rate" headers={['Month', 'Rate']} rows={[['June', '8.48%']]} />;

it.each([
  ['a list of amounts', sum, 'Sum'],
  ['a chart’s table', table, 'Rate'],
])('%s is a named tab stop if it scrolls, and none if all of it is visible', (_, element, name) => {
  drawAllOf(500);
  const { unmount } = render(element);
  expect(screen.getByRole('group', { name })).toHaveAttribute('tabindex', '0');
  unmount();
  drawAllOf(20);
  const { container } = render(element);
  expect(container.querySelector('[tabindex], [role="group"]')).toBeNull();
});
