import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyChart } from '../../src/screens/chart/lazyChart.tsx';

/** How often a chart is asked for, of which the first times fail, until something is drawn. */
async function draw(failures: number) {
  let tries = 0;
  const Chart = lazyChart(async (): Promise<ComponentType> => {
    tries += 1;
    await Promise.resolve();
    if (tries <= failures) throw new Error('The file could not be fetched.');
    return () => <p>The chart</p>;
  });
  render(
    <Suspense fallback={null}>
      <Chart />
    </Suspense>,
  );
  const drawn = await screen.findByText(/chart/, undefined, { timeout: 3000 });
  return { tries, drawn };
}

describe('a chart', () => {
  it('is asked for once more when it could not be fetched', async () => {
    const { tries, drawn } = await draw(1);
    expect(drawn).toHaveTextContent('The chart');
    expect(tries).toBe(2);
  });

  it('that cannot be had leaves the page, with a word', async () => {
    const { tries, drawn } = await draw(9);
    expect(drawn).toHaveTextContent('The chart could not be loaded. Its figures are in the table.');
    expect(tries).toBe(2);
  });
});
