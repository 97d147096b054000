import { afterEach, expect, it } from 'vitest';
import { lineChartHeight } from '../../src/ui/chartSize.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

it('scales the height of a chart with the text size set in the browser', () => {
  const usual = lineChartHeight();
  document.documentElement.style.fontSize = '32px';
  expect(lineChartHeight()).toBe(2 * usual);
});
