import { expectedClosing, figuresOf, type StatementFigures, type StatementSeries } from '../../figures/statements.ts';
import type { Format } from '../../screen/useFormat.ts';
import { text } from '../../values/text/text.ts';

/** The problems of a year's statements: figures that do not add up, missing figures, or skipped days. */
export function statementNotes({ files, missing, year, currency }: StatementSeries, of: number, format: Format) {
  const labels = Object.entries(text.years.figures) as [keyof StatementFigures, string][]; // The texts of those names.
  const unread = (figures: StatementFigures) => labels.filter(([name]) => figures[name] === undefined);

  function fault(figures: StatementFigures): string | undefined {
    const names = unread(figures).map(([, label]) => label);
    if (names.length > 0) return text.list.notRead(names.join(text.values.list));
    const closing = expectedClosing(figures);
    return Number(closing) === Number(figures.closing)
      ? undefined
      : text.list.addedUp(format('money', closing, currency));
  }

  const ofYear = unread(year).length === 0 ? fault(year) : undefined;
  return [
    ...missing.map(({ from, to }) => text.years.missing(format('date', from), format('date', to))),
    ...files.flatMap((file) => {
      const figures = figuresOf(file);
      const note = figures ? fault(figures) : text.years.noFigures;
      return note === undefined ? [] : [text.table.chosen(format('text', file.name), note)];
    }),
    ...(ofYear === undefined ? [] : [text.table.chosen(text.years.whole(of), ofYear)]),
  ];
}
