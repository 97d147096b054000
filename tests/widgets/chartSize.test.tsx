import { afterEach, expect, it } from 'vitest';
import { barChartHeight, lineChartHeight } from '../../src/widgets/chartSize.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

it('a chart grows with the size of text that the browser is set to', () => {
  const usual = [barChartHeight(3), lineChartHeight()];
  document.documentElement.style.fontSize = '32px';
  expect([barChartHeight(3), lineChartHeight()]).toEqual(usual.map((height) => 2 * height));
});
