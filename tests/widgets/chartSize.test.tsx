import { afterEach, expect, it } from 'vitest';
import { lineChartHeight } from '../../src/widgets/chartSize.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

it('a chart grows with the size of text that the browser is set to', () => {
  const usual = lineChartHeight();
  document.documentElement.style.fontSize = '32px';
  expect(lineChartHeight()).toBe(2 * usual);
});
