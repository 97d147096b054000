import type { OpenedCell } from './openWorkbook.ts';

type Value = number | string | boolean;
type Rows = readonly Record<string, OpenedCell>[];

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / 86_400_000 + 25_569;

/** What spreadsheets compare: a text is greater than every number, and an empty cell equals an empty text. */
function compared(a: Value, b: Value): number {
  const [first, second] = [a, b].map((value) => (typeof value === 'string' ? value.toLowerCase() : value));
  if (typeof first === typeof second) return first === second ? 0 : (first ?? 0) < (second ?? 0) ? -1 : 1;
  return typeof first === 'string' ? 1 : -1;
}

/** The result of a formula as a spreadsheet has it, for the few functions that the portal writes. */
export function formulaResult(formula: string, own: string, sheets: Readonly<Record<string, Rows>>): number {
  const tokens = formula.match(
    /'[^']+'!|"(?:[^"]|"")*"|\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|[A-Z]+(?=\()|\d+|>=|<=|[-+*=(),]/g,
  );
  if (!tokens || tokens.join('') !== formula) throw new Error(`The formula cannot be read: ${formula}`);
  let at = 0;
  const next = () => tokens[at++] ?? '';
  const isNext = (...wanted: string[]) => wanted.includes(tokens[at] ?? '');

  function cells(sheet: string, reference: string): Value[] {
    const [from = '', to = from] = reference.replaceAll('$', '').split(':');
    const [column, first, last] = [from.replace(/\d+/, ''), ...[from, to].map((one) => Number(/\d+/.exec(one)))];
    const rows = (sheets[sheet] ?? []).slice(Number(first) - 1, Number(last));
    if (rows.length < Number(last) - Number(first)) throw new Error(`${sheet} has no row ${last}: ${formula}`);
    return rows.map((row) => {
      const cell = row[column ?? ''];
      if (cell?.isFormula) throw new Error(`A formula uses another one: ${formula}`);
      return cell === undefined ? '' : cell.type === 's' ? cell.value : Number(cell.value);
    });
  }

  const each = (a: Value[], b: Value[], of: (a: Value, b: Value) => Value): Value[] =>
    (a.length > b.length ? a : b).map((_, index) => of(a[index] ?? a[0] ?? 0, b[index] ?? b[0] ?? 0));
  const total = (values: Value[]) => values.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);

  function factor(): Value[] {
    const token = next();
    if (token === '-') return factor().map((value) => -Number(value));
    if (token === '(') {
      const inner = comparison();
      next();
      return inner;
    }
    if (token.startsWith('"')) return [token.slice(1, -1).replaceAll('""', '"')];
    if (/^\d+$/.test(token)) return [Number(token)];
    if (token.endsWith('!')) return cells(token.slice(1, -2), next());
    if (/\d/.test(token)) return cells(own, token);
    const given: Value[][] = [];
    do {
      next();
      given.push(comparison());
    } while (isNext(','));
    next();
    const [first = [], second = [], third = []] = given;
    if (token === 'DATE') return [day(Number(first[0]), Number(second[0]), Number(third[0]))];
    if (token === 'ROUND') return [Number(Number(first[0]).toFixed(Number(second[0])))];
    if (token === 'SUM') return [total(first)];
    if (token === 'SUMPRODUCT') {
      if (first.length !== second.length) throw new Error(`Ranges of different lengths: ${formula}`);
      return [total(each(first, second, (a, b) => (typeof b === 'number' ? Number(a) * b : 0)))];
    }
    throw new Error(`The function ${token} is not known.`);
  }

  function product(): Value[] {
    let left = factor();
    while (isNext('*')) {
      next();
      left = each(left, factor(), (a, b) => Number(a) * Number(b));
    }
    return left;
  }

  function sum(): Value[] {
    let left = product();
    while (isNext('+', '-')) {
      const sign = next() === '+' ? 1 : -1;
      left = each(left, product(), (a, b) => Number(a) + sign * Number(b));
    }
    return left;
  }

  function comparison(): Value[] {
    const left = sum();
    if (!isNext('=', '>=', '<=')) return left;
    const sign = next();
    return each(left, sum(), (a, b) => {
      const order = compared(a, b);
      return Number(sign === '=' ? order === 0 : sign === '>=' ? order >= 0 : order <= 0);
    });
  }

  return Number(comparison()[0]);
}
