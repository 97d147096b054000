import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Row } from './box.tsx';
import styles from './MonthColumns.module.css';
import marks from './marks.module.css';
import { onResize } from './onResize.ts';

export interface ColumnPart {
  /** One of five colours. */
  tone: number;
  /** Filled, outlined, or hatched. */
  look: 'done' | 'ahead' | 'open';
  /** Undefined is drawn as a small part. */
  value: number | undefined;
}

export interface Column {
  id: string;
  /** The short name of the month. */
  name: string;
  /** A second line below the name: the year in its first month, or the word for today. */
  note?: string | undefined;
  isNow: boolean;
  /** The month and its amounts as a sentence. */
  sentence: string;
  /** Shown while the pointer is over the column. */
  hint: string;
  /** From the bottom to the top. */
  parts: readonly ColumnPart[];
  /** An amount apart, marked with a diamond. */
  mark?: string | undefined;
  hasFlag: boolean;
}

export interface MonthColumnsProps {
  /** Names the columns for screen readers. */
  label: string;
  columns: readonly Column[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** Formats a value of the scale; without it, the scale has no labels. */
  formatTick?: ((value: number) => string) | undefined;
}

/** The number of columns before today's that a narrow screen shows initially. */
const before = 2;
/** An amount above a diamond is at most as wide as this number of columns, also where an edge pushes it aside. */
const markWidth = 5;

/** Columns by month that are buttons: one is a Tab stop, and the arrow keys lead to the others. */
export function MonthColumns({ label, columns, chosen, onChoose, formatTick }: MonthColumnsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const now = columns.findIndex(({ isNow }) => isNow);
  const [reached, setReached] = useState<number>();
  const open = columns.findIndex(({ id }) => id === chosen);
  const stop = reached ?? (open < 0 ? now : open);
  useEffect(() => {
    const [area, all] = [frame.current, frame.current?.querySelectorAll('button')];
    const [first, own] = [all?.[Math.max(0, now - before)], all?.[now]];
    if (!area || !first) return;
    // Today's column stays visible even if large text leaves no room for those before it.
    const end = own ? own.offsetLeft + own.offsetWidth - area.clientWidth : 0;
    area.scrollLeft = Math.max(first.offsetLeft, end);
  }, [now]);
  useEffect(() => {
    const [area, column] = [frame.current, frame.current?.querySelectorAll('button')[open]];
    if (!area || !column) return;
    const isSeen =
      column.offsetLeft >= area.scrollLeft &&
      column.offsetLeft + column.offsetWidth <= area.scrollLeft + area.clientWidth;
    // Centred, so that an amount above it has room.
    if (!isSeen) area.scrollLeft = column.offsetLeft - (area.clientWidth - column.offsetWidth) / 2;
  }, [open]);
  useEffect(() => {
    const area = frame.current;
    if (!area) return;
    arrange(area);
    return onResize([area], () => arrange(area));
  });
  const { top, ticks } = scaleOf(columns);
  const marked = markedIn(columns);
  function move(event: KeyboardEvent<HTMLElement>, at: number) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: columns.length - 1 }[event.key];
    if (event.key === 'Escape' && chosen !== undefined) onChoose(undefined);
    if (to === undefined || !columns[to]) return;
    event.preventDefault();
    frame.current?.querySelectorAll('button')[to]?.focus();
  }
  return (
    <div className={styles.chart}>
      <div className={styles.window} style={{ '--count': columns.length }}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form */}
        <div
          className={styles.frame}
          ref={frame}
          role="group"
          aria-label={label}
          onScroll={({ currentTarget }) => arrange(currentTarget)}
        >
          <div className={styles.columns}>
            <div className={styles.lines} aria-hidden>
              {ticks.map((tick) => (
                <span key={tick} className={styles.line} style={{ '--at': tick / top }} />
              ))}
            </div>
            {columns.map(({ id, name, note, isNow, sentence, hint, parts, mark, hasFlag }, at) => (
              <button
                key={id}
                type="button"
                className={styles.column}
                aria-expanded={id === chosen}
                tabIndex={at === stop ? 0 : -1}
                data-side={at < 2 ? 'start' : at > columns.length - 3 ? 'end' : undefined}
                onFocus={() => setReached(at)}
                onKeyDown={(event) => move(event, at)}
                onClick={() => onChoose(id === chosen ? undefined : id)}
              >
                <span className="visuallyHidden">{sentence}</span>
                <span className={styles.hint} aria-hidden>
                  {hint}
                </span>
                <span className={styles.marks} aria-hidden>
                  {mark !== undefined && marked.has(id) && <span className={styles.amount}>{mark}</span>}
                  <span className={styles.signs}>
                    {mark !== undefined && <Diamond />}
                    {hasFlag && <Flag />}
                  </span>
                </span>
                <span className={styles.stack} aria-hidden>
                  {parts.map(({ tone, look, value }) => (
                    <span
                      key={`${tone} ${look}`}
                      className={marks.mark}
                      data-tone={tone}
                      data-look={look}
                      style={{ '--part': value === undefined ? 0.08 : Math.max(0, value) / top }}
                    />
                  ))}
                </span>
                <span className={styles.name} data-now={isNow} aria-hidden>
                  {name}
                </span>
                <span className={styles.note} data-now={isNow} aria-hidden>
                  {note}
                </span>
              </button>
            ))}
          </div>
        </div>
      </div>
      {formatTick && (
        <div className={styles.scale} aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ '--at': tick / top }}>
              {formatTick(tick)}
            </span>
          ))}
          {/* Gives the scale its width. */}
          <span className={styles.widest}>{formatTick(top)}</span>
        </div>
      )}
    </div>
  );
}

/**
 * Tells at which edges months are out of sight, and keeps each amount whole above its diamond: at an edge it moves aside,
 * since cut it would read as a smaller one, and without its diamond it is hidden.
 */
function arrange(area: HTMLElement): void {
  const [start, end] = [area.scrollLeft, area.scrollLeft + area.clientWidth];
  area.parentElement?.toggleAttribute('data-before', start > 1);
  area.parentElement?.toggleAttribute('data-after', end < area.scrollWidth - 1);
  for (const amount of area.querySelectorAll<HTMLElement>(`.${styles.amount}`)) {
    const column = amount.closest('button');
    if (!column) continue;
    const [from, to] = [column.offsetLeft, column.offsetLeft + column.offsetWidth];
    const left = (from + to - amount.offsetWidth) / 2;
    const shown = Math.max(start, Math.min(left, end - amount.offsetWidth));
    amount.toggleAttribute('data-cut', from < start - 1 || to > end + 1);
    amount.style.setProperty('--aside', `${shown - left}px`);
  }
}

export interface KeyEntry {
  name: string;
  /** A part of a column, or a sign above it. */
  sign: { tone: number; look: ColumnPart['look'] } | 'mark' | 'flag';
}

/** The meaning of the columns' colours and signs. */
export function MonthKey({ entries }: { entries: readonly KeyEntry[] }) {
  return (
    <Row as="ul" gap="1 4" size="sm" tone="muted" breaks="anywhere">
      {entries.map(({ name, sign }) => (
        // Keyed by its sign, since two investments may have the same name.
        <Row key={typeof sign === 'string' ? sign : `${sign.tone} ${sign.look}`} as="li" oneLine gap="2" align="center">
          {sign === 'mark' ? <Diamond /> : sign === 'flag' ? <Flag /> : <PartSign {...sign} />}
          <span>{name}</span>
        </Row>
      ))}
    </Row>
  );
}

/** The colour of a part, beside its name. */
export function PartSign({ tone, look }: { tone: number; look: ColumnPart['look'] }) {
  return <span className={marks.key} data-tone={tone} data-look={look} aria-hidden />;
}

export function Diamond() {
  return (
    <svg className={styles.diamond} viewBox="0 0 12 12" aria-hidden>
      <path d="M6 0l6 6-6 6-6-6z" />
    </svg>
  );
}

export function Flag() {
  return (
    <svg className={styles.flag} viewBox="0 0 12 15" aria-hidden>
      <path d="M1 14V1h10l-2.6 3.5L11 8H1" />
    </svg>
  );
}

/** The columns whose diamonds have room for their amounts. */
function markedIn(columns: readonly Column[]): ReadonlySet<string> {
  const marked = new Set<string>();
  let free = 0;
  for (const [at, { id, mark }] of columns.entries()) {
    if (mark === undefined || at < free) continue;
    marked.add(id);
    free = at + markWidth;
  }
  return marked;
}

/** Round values from zero to above the highest column, two or three of them. */
function scaleOf(columns: readonly Column[]): { top: number; ticks: number[] } {
  const heights = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0));
  const highest = Math.max(1, ...heights);
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [0.2, 0.5, 1, 2, 5].map((one) => one * power).find((one) => highest / one <= 3) ?? highest;
  const count = Math.ceil(highest / step);
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}
