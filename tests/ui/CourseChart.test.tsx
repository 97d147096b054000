import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CourseChart, type CourseChartProps } from '../../src/ui/CourseChart.tsx';

afterEach(() => void vi.unstubAllGlobals());

const values = [525, 526, 527.5, 529, 379, 380.5, 382, 383.5, 543.5, 545, 547.5, 550];
const months = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const points = values.map((value, index) => {
  const [month = '', year] = [months[index], index < 6 ? 25 : 26];
  const label = `${month} ’${year}`;
  return { label, short: index % 6 ? month : label, name: `${month} 20${year}`, value, written: `$${value}k` };
});
const events = [
  { at: 4, title: 'London duplex repaid', amount: '−$150,000.00' },
  { at: 8, title: 'Foundry Lane funded', amount: '+$160,000.00' },
];

/** Draws the chart into a space of this size. */
function draw(width: number, height: number, props: Partial<CourseChartProps> = {}) {
  const Sized = function (this: object, report: (entries: object[]) => void) {
    Object.assign(this, {
      observe: () => report([{ contentRect: { width, height } }]),
      disconnect: () => undefined,
    });
  };
  vi.stubGlobal('ResizeObserver', Sized);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frame(0));
  return render(
    <CourseChart label="Invested" points={points} events={events} axis={(value) => `$${value}k`} {...props} />,
  );
}

const texts = (container: HTMLElement) => [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
const line = (container: HTMLElement) => container.querySelectorAll('path')[1]?.getAttribute('d') ?? '';

it('labels round steps from zero, every month and both events if there is room', () => {
  const { container } = draw(558, 218);
  const between = points.map(({ short }) => short);
  const beside = events.flatMap(({ title, amount }) => [title, amount]);
  expect(texts(container)).toEqual(['$0k', '$200k', '$400k', '$600k', ...beside, ...between]);
});

it('draws two events of the same month', () => {
  const { container } = draw(558, 218, { events: events.map((event) => ({ ...event, at: 8 })) });
  expect(container.querySelectorAll('circle')).toHaveLength(3);
});

it('breaks the title of an event into two lines if it is too long for one', () => {
  const { container } = draw(558, 218, {
    events: events.map((event) => ({ ...event, title: event.title.replace('Lane', 'Lane retail block') })),
  });
  expect(texts(container).slice(4, 9)).toEqual([
    ...['London duplex repaid', '−$150,000.00'],
    ...['Foundry Lane', 'retail block funded', '+$160,000.00'],
  ]);
});

it('labels fewer months, each with its year, and only the earlier event on a phone', () => {
  const { container } = draw(358, 132, { events: events.toReversed() });
  expect(texts(container).slice(4)).toEqual([
    'London duplex repaid',
    '−$150,000.00',
    ...['Jul ’25', 'Oct ’25', 'Jan ’26', 'Apr ’26'],
  ]);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});

it('leaves a circle without text that would cross the line or leave the plot', () => {
  const { container } = draw(558, 218, { events: [{ at: 4, title: 'Repaid '.repeat(24), amount: '−$150,000.00' }] });
  expect(texts(container)).toHaveLength(4 + 12);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});

it('drops the second of two texts that would overlap', () => {
  const close = events.map((event, index) => ({ ...event, at: 4 + index }));
  const flat = points.map((point) => ({ ...point, value: 600 }));
  const { container } = draw(558, 132, { points: flat, events: close });
  expect(texts(container)).toContain('London duplex repaid');
  expect(texts(container)).not.toContain('Foundry Lane funded');
});

it('holds each value until the next, and the last until the end', () => {
  const three = points.slice(0, 3).map((point, index) => ({ ...point, value: [100, 300, 200][index] ?? 0 }));
  const { container } = draw(307, 127, { points: three, axis: undefined, events: [] });
  expect(line(container)).toBe('M0 73H100.2V13H200.3V43H300.5' /* the thirds of 90 pixels, without margins */);
});

it('draws an empty portfolio as a line along zero', () => {
  const { container } = draw(358, 132, { points: points.map((point) => ({ ...point, value: 0 })), events: [] });
  expect(line(container)).not.toContain('NaN');
  expect(texts(container).slice(0, 2)).toEqual(['$0k', '$1k']);
});

it('has no axis of amounts while they are hidden', () => {
  const { container } = draw(558, 218, { axis: undefined, events: [] });
  expect(texts(container)).toEqual(points.map(({ short }) => short));
});

it('is one tab stop, where the arrow keys announce each point with its amount', async () => {
  draw(558, 218);
  const said = screen.getByRole('status');
  expect(said).toBeEmptyDOMElement();
  await userEvent.tab();
  expect(screen.getByRole('application', { name: 'Invested' })).toHaveFocus();
  expect(said).toHaveTextContent('Jun 2026, $550k');
  await userEvent.keyboard('{ArrowLeft}');
  expect(said).toHaveTextContent('May 2026, $547.5k');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(said).toHaveTextContent('Jul 2025, $525k');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(said).toHaveTextContent('Jun 2026, $550k');
  await userEvent.keyboard('{Escape}');
  expect(said).toBeEmptyDOMElement();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.tab();
  expect(said).toBeEmptyDOMElement();
});

it('announces the point below the mouse until it leaves, and a tapped point until the focus moves', () => {
  draw(558, 218);
  const [chart, said] = [screen.getByRole('application'), screen.getByRole('status')];
  fireEvent.pointerMove(chart, { clientX: 200 });
  expect(said).toHaveTextContent('Nov 2025, $379k, London duplex repaid −$150,000.00');
  fireEvent.pointerLeave(chart, { pointerType: 'mouse' });
  expect(said).toBeEmptyDOMElement();
  fireEvent.pointerDown(chart, { clientX: 1, pointerType: 'touch' });
  fireEvent.pointerLeave(chart, { pointerType: 'touch' });
  expect(said).toHaveTextContent('Jul 2025, $525k');
  fireEvent.blur(chart);
  expect(said).toBeEmptyDOMElement();
});

it('has its name before it is measured, and draws nothing yet', () => {
  const { container } = render(<CourseChart label="Invested" points={points} events={events} />);
  expect(screen.getByRole('application', { name: 'Invested' })).toBeInTheDocument();
  expect(container.querySelector('path')).toBeNull();
});
