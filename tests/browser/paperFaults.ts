import type { printedIn } from './printedPage.ts';

type PrintedPage = Awaited<ReturnType<typeof printedIn>>[number];

export interface Heading {
  text: string;
  level: number;
}

/** For `evaluate`: the headings of a page whose words no other printed text consists of. */
export const headingsOf = `(() => {
  const wordsOf = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  const printed = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest('h1, h2, h3, h4, nav, button, select, .visuallyHidden'))
      printed.push(walker.currentNode.data.trim());
  return [...document.querySelectorAll('h1, h2, h3, h4')]
    .map((heading) => ({ text: wordsOf(heading), level: Number(heading.localName[1]) }))
    .filter(({ text }) => !printed.includes(text));
})()`;

/** The lines of a page from top to bottom, without its number. */
function linesOf({ texts }: PrintedPage): string[] {
  const lines: { y: number; parts: { x: number; text: string }[] }[] = [];
  for (const { text, x, y } of texts.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line && line.y - y < 4) line.parts.push({ x, text });
    else lines.push({ y, parts: [{ x, text }] });
  }
  return lines
    .map(({ parts }) => parts.toSorted((a, b) => a.x - b.x))
    .map((parts) =>
      parts
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => !/^\d+ \/ \d+$/.test(line));
}

/** The margins above and below the content of a page, in points. */
const margin = (14 / 25.4) * 72;

/** A card that does not fit may leave this part of a page empty. */
const mostEmpty = 0.2;

/** Which part of a page is empty below its last line; the next page has the rest. */
const emptyPart = ({ texts, height }: PrintedPage) => {
  const lowest = Math.min(...texts.map(({ y }) => y).filter((y) => y > margin));
  return (lowest - margin) / (height - 2 * margin);
};

/** The pages of which too much is empty although more follows, and text below 8 points; a logo may have letters. */
export const sizeFaults = (pages: PrintedPage[]): string[] => [
  ...pages
    .slice(0, -1)
    .flatMap((page, index) => (emptyPart(page) > mostEmpty ? [`much of page ${index + 1} is empty`] : [])),
  ...pages.flatMap(({ texts }) =>
    texts.flatMap(({ text, size }) =>
      size < 7.95 && text.length > 1 ? [`“${text}” has ${size.toFixed(1)} points`] : [],
    ),
  ),
];

/**
 * The faults of a printed screen: empty pages, text that is printed letter by letter, and headings that end a page or
 * have nothing below them.
 */
export function paperFaults(pages: PrintedPage[], headings: readonly Heading[]): string[] {
  const levelOf = (line = '') => headings.find(({ text }) => text === line)?.level;
  const faults: string[] = [];
  const all = pages.map(linesOf);
  for (const [index, lines] of all.entries()) {
    const page = `page ${index + 1} of ${all.length}`;
    if (lines.length === 0) faults.push(`${page} is empty`);
    if (lines.filter((line) => line.length === 1).length > 4)
      faults.push(`${page} has text that is printed letter by letter`);
    for (const [at, line] of lines.entries()) {
      const level = levelOf(line);
      if (level === undefined) continue;
      const next = lines[at + 1];
      if (next === undefined) faults.push(`“${line}” ends ${page}`);
      else if ((levelOf(next) ?? 9) <= level) faults.push(`“${line}” has nothing below it on ${page}`);
    }
  }
  return faults;
}
