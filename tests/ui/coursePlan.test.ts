import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coursePlan } from '../../src/ui/coursePlan.ts';

it('never puts the text of an event over the line, over another text or outside the plot', () => {
  const values = fc.array(fc.integer({ min: -100, max: 1e6 }), { minLength: 1, maxLength: 40 });
  const event = fc.record({ at: fc.nat(40), title: fc.string({ maxLength: 30 }), amount: fc.constant('+$150,000.00') });
  const size = fc.record({ width: fc.integer({ min: 200, max: 1100 }), height: fc.integer({ min: 100, max: 300 }) });
  fc.assert(
    fc.property(values, fc.array(event, { maxLength: 5 }), size, (all, events, { width, height }) => {
      const points = all.map((value) => ({ label: 'Jul ’25', name: 'Jul 31, 2025', value, written: `${value}` }));
      const { plot, band, levels, events: placed } = coursePlan({ points, events, width, height, em: 13 });
      const boxes = placed.flatMap(({ box }) => (box ? [box] : []));
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(plot.right);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.bottom).toBeLessThanOrEqual(plot.bottom);
        const behind = levels.filter((_, index) => index * band < box.right && (index + 1) * band > box.left);
        // The line stays on one side of the text over its full width.
        expect(behind.every((level) => level < box.top) || behind.every((level) => level > box.bottom)).toBe(true);
        const others = boxes.filter((other) => other !== box);
        expect(
          others.every(
            ({ left, right, top, bottom }) =>
              left > box.right || right < box.left || top > box.bottom || bottom < box.top,
          ),
        ).toBe(true);
      }
    }),
  );
});

it.each([
  [[550_000], ['0', '200000', '400000', '600000']],
  [[640_000], ['0', '250000', '500000', '750000']],
  [[90], ['0', '50', '100']],
  [
    [-30, 60],
    ['-40', '-20', '0', '20', '40', '60'],
  ],
])('labels the axis of %j in round steps that enclose the values and zero', (values, steps) => {
  const points = values.map((value) => ({ label: 'Jul', name: 'Jul', value, written: `${value}` }));
  const { ticks } = coursePlan({ points, events: [], axis: String, width: 500, height: 200, em: 13 });
  expect(ticks.map(({ text }) => text)).toEqual(steps);
});

it('thins out the labels until none touches its neighbour', () => {
  const points = Array.from({ length: 12 }, () => ({ label: 'Sep ’25', name: 'Sep', value: 1, written: '1' }));
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1100 }), fc.integer({ min: 1, max: 12 }), (width, count) => {
      const { labels } = coursePlan({ points: points.slice(0, count), events: [], width, height: 200, em: 13 });
      expect(labels.length).toBeGreaterThan(0);
      for (const [index, { x, half }] of labels.entries()) {
        const next = labels[index + 1];
        if (next) expect(x + half).toBeLessThan(next.x - next.half);
      }
    }),
  );
});
