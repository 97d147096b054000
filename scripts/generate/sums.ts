import { contentOf, type Description, operationsOf, propertiesOf, type Schema } from './description.ts';
import { nonNull } from './fields.ts';

interface Sums {
  settled: Record<string, { field: string; values: string[] }>;
  others: Record<string, string>;
  left: Record<string, string>;
}

/** What the lists and objects in an answer's data say about sums, by dotted path. */
function sumsIn(description: Description, data: Schema, prefix = ''): Sums {
  const found: Sums = { settled: {}, others: {}, left: {} };
  for (const [name, property] of Object.entries(propertiesOf(description, data))) {
    const part = nonNull(description, property);
    const path = `${prefix}${name}`;
    const { 'x-portal-others-of': totals, 'x-portal-left-out': isLeft } = part;
    if (totals !== undefined) found.others[`${prefix}${totals}`] = path;
    if (isLeft) found.left[prefix.slice(0, -1)] = name;
    const fields = Object.entries(part.items ? propertiesOf(description, nonNull(description, part.items)) : {});
    for (const [field, of] of fields) {
      const values = nonNull(description, of)['x-portal-settled'];
      if (Array.isArray(values)) found.settled[path] ??= { field, values: values.map(String) };
    }
    const inner = sumsIn(description, part, `${path}.`);
    for (const kind of ['settled', 'others', 'left'] as const) Object.assign(found[kind], inner[kind]);
  }
  return found;
}

/** generated/sums.ts: what the description says about sums, for tables and for the portfolio model. */
export function sumsFile(description: Description): string {
  const lines = operationsOf(description).flatMap(({ operation }) => {
    const answer = contentOf(operation.responses['200']?.content);
    const data = answer?.[0] === 'application/json' ? propertiesOf(description, answer[1]).data : undefined;
    const parts = Object.entries(data ? sumsIn(description, data) : {}).filter(([, of]) => Object.keys(of).length > 0);
    return parts.length > 0 ? [`  ${operation.operationId}: ${JSON.stringify(Object.fromEntries(parts))},`] : [];
  });
  return `/**
 * What an operation's answer says about sums, by the dotted path of a list or of its totals. \`settled\`: the field of the
 * rows that holds the state of a payment, and the states that count in a sum; \`others\`: the same totals in other
 * currencies; \`left\`: the field of the totals that lists what they do not count.
 */
export interface Sums {
  readonly settled?: Readonly<Record<string, { readonly field: string; readonly values: readonly string[] }>>;
  readonly others?: Readonly<Record<string, string>>;
  readonly left?: Readonly<Record<string, string>>;
}

/** By operation, without those that say nothing about sums. */
export const sums = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, Sums>>;
`;
}
