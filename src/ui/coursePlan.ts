export interface CoursePoint {
  /** Its name on the axis if it stands alone, such as "Aug ’25". */
  label: string;
  /** Its name on the axis between its neighbours, such as "Aug". */
  short?: string | undefined;
  /** Its full name, such as "Aug 31, 2025". */
  name: string;
  value: number;
  /** The formatted value. */
  written: string;
}

export interface CourseEvent {
  /** The index of the point whose level begins with it. */
  at: number;
  title: string;
  amount: string;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Course {
  points: readonly CoursePoint[];
  events: readonly CourseEvent[];
  axis?: ((value: number) => string) | undefined;
  width: number;
  height: number;
  /** The text size in pixels. */
  em: number;
}

/** The positions of everything in the chart of a figure's course, in pixels. */
export function coursePlan({ points, events, axis, width, height, em }: Course) {
  const ticks = roundTicks(points.map(({ value }) => value));
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  const written = ticks.map((value) => ({ value, text: axis?.(value) }));
  const axisWidth = Math.max(...written.map(({ text }) => (text ? widthOf(text, em) : 0)));
  const plot: Box = { left: 0, right: width - axisWidth - em / 2, top: em, bottom: height - 1.85 * em };
  const band = plot.right / points.length;
  const x = (index: number) => index * band;
  const y = (value: number) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top);
  const levels = points.map(({ value }) => y(value));
  return {
    plot,
    band,
    zero: y(0),
    ticks: written.map(({ value, text }) => ({ y: y(value), text })),
    levels,
    labels: labelsOf(points, band, em),
    events: placed(width < 30 * em ? earliest(events) : events, levels, band, plot, em),
    line: levels.map((level, index) => `${index ? 'V' : 'M0 '}${round(level)}H${round(x(index + 1))}`).join(''),
  };
}

/** Round steps from zero that enclose the values, at most three on each side. */
function roundTicks(values: readonly number[]): number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const smallest = Math.max(most, -least) / 3 || 1;
  const power = 10 ** Math.floor(Math.log10(smallest));
  const step = power * ([1, 2, 2.5, 5].find((times) => times * power >= smallest) ?? 10);
  const [first, last] = [Math.floor(least / step), Math.max(1, Math.ceil(most / step))];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The greatest width of a text in any of the interface's fonts: it cannot be measured before it is drawn. */
function widthOf(text: string, em: number): number {
  const letters = [...text].map((letter) => {
    if (/[fijlrtI .,:’'()-]|\s/.test(letter)) return 0.34;
    if (/[mwMW%@]/.test(letter)) return 0.95;
    return letter === letter.toLowerCase() ? 0.57 : 0.73;
  });
  return em * letters.reduce((sum, letter) => sum + letter, 0);
}

/** All labels, centred on their levels; if they do not fit, as many as do, each at the start of its level. */
function labelsOf(points: readonly CoursePoint[], band: number, em: number) {
  const thinned = (every: number, textOf: (point: CoursePoint) => string) => {
    const shown = points.flatMap((point, index) => {
      const text = textOf(point);
      const half = widthOf(text, em) / 2;
      return index % every ? [] : [{ text, half, x: Math.max(half, (every === 1 ? index + 0.5 : index) * band) }];
    });
    const isRoomy = shown.every(({ x, half }, index) => {
      const next = shown[index + 1];
      return !next || x + half + em / 4 <= next.x - next.half;
    });
    return isRoomy ? shown.filter(({ x, half }) => x + half <= points.length * band + em / 4) : undefined;
  };
  const all = thinned(1, ({ label, short = label }) => short);
  if (all) return all;
  // The points are usually months, so these are quarters, thirds, halves and years.
  for (const every of [2, 3, 4, 6, 12, 24, 60]) {
    const some = thinned(every, ({ label }) => label);
    if (some) return some;
  }
  return [];
}

const earliest = (events: readonly CourseEvent[]) => events.toSorted((a, b) => a.at - b.at).slice(0, 1);

/** A text in two lines of about the same length. */
function inTwo(text: string): string[] {
  const words = text.split(' ');
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.toSorted((a, b) => longest(a) - longest(b))[0] ?? [text];
}

/** The events with their circles; a text that would cover the line or another text in every place is left out. */
function placed(events: readonly CourseEvent[], levels: readonly number[], band: number, plot: Box, em: number) {
  const taken = levels.flatMap((level, index): Box[] => {
    const [left, before] = [index * band, levels[index - 1] ?? level];
    return [
      { left, right: left + band, top: level, bottom: level },
      { left, right: left, top: Math.min(level, before), bottom: Math.max(level, before) },
    ];
  });
  return events.flatMap((event) => {
    const level = levels[event.at];
    if (level === undefined) return [];
    const [x, gap] = [event.at * band, 0.75 * em];
    const placeFor = (lines: readonly string[]) => {
      const width = Math.max(...[...lines, event.amount].map((line) => widthOf(line, em)));
      const height = 1.3 * em * (lines.length + 1);
      const box = [
        { left: x + gap, top: level + gap },
        { left: x + gap, top: level - gap - height },
        { left: x - gap - width, top: level + gap },
        { left: x - gap - width, top: level - gap - height },
      ]
        .map(({ left, top }): Box => ({ left, right: left + width, top, bottom: top + height }))
        .find((box) => isWithin(box, plot) && !taken.some((other) => isNear(box, other, em / 2)));
      return box && { box, lines };
    };
    const { box, lines = [] } = placeFor([event.title]) ?? placeFor(inTwo(event.title)) ?? {};
    if (box) taken.push(box);
    return [{ ...event, lines, x, y: level, box, isBefore: box !== undefined && box.left < x }];
  });
}

const isWithin = (box: Box, plot: Box) =>
  box.left >= plot.left && box.right <= plot.right && box.top >= plot.top - 1 && box.bottom <= plot.bottom;

const isNear = (box: Box, other: Box, distance: number) =>
  box.left - distance < other.right &&
  box.right + distance > other.left &&
  box.top - distance < other.bottom &&
  box.bottom + distance > other.top;

const round = (value: number) => Math.round(value * 10) / 10;
