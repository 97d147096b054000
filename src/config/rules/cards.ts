import { z } from 'zod';
import type { CardsSection } from '../sections/cards.ts';
import { type Check, periodProblems } from './check.ts';
import { dataOf, fieldProblems, formatProblems, listsOf, operationProblems } from './fields.ts';
import { oneOf } from './problem.ts';
import { common, formatted, text } from './words.ts';

/** The shape of a cards section. */
export const cardsShape = z.strictObject({
  kind: z.literal('cards'),
  ...common,
  period: text,
  cards: z
    .array(
      z.strictObject({
        title: text,
        query: text,
        about: text,
        value: formatted,
        asOf: text,
        change: formatted.extend({ previous: text }),
        breakdown: z
          .strictObject({ rows: text, label: text, value: text, format: text, share: text.optional() })
          .optional(),
        lines: z.strictObject({ rows: text, at: text, value: text, format: text }).optional(),
        sparkline: z.strictObject({ rows: text, at: text, value: text, format: text }).optional(),
      }),
    )
    .min(1),
});

/** Its sense. */
export const cardsCheck: Check<CardsSection> = (section, path, portal, description) => [
  ...periodProblems(path, section.period, portal),
  ...section.cards.flatMap((card, index) => {
    const place = `${path}.cards[${index}]`;
    const unknown = operationProblems(`${place}.query`, card.query, 'query', description);
    if (unknown.length > 0) return unknown;
    const data = dataOf(card.query, description);
    const parts = (['breakdown', 'lines', 'sparkline'] as const).flatMap((name) => {
      const part = card[name];
      const lists = listsOf(card.query, description);
      const fields = part && lists.get(part.rows);
      if (!part || !fields) return part ? oneOf(`${place}.${name}.rows`, part.rows, [...lists.keys()]) : [];
      return [
        ...formatProblems(`${place}.${name}`, fields, part.value, part.format, 'value'),
        ...('at' in part ? fieldProblems(`${place}.${name}.at`, fields, part.at, ['date', 'month']) : []),
        ...('label' in part ? oneOf(`${place}.${name}.label`, part.label, Object.keys(fields)) : []),
        ...('share' in part && part.share
          ? fieldProblems(`${place}.${name}.share`, fields, part.share, ['percent'])
          : []),
      ];
    });
    return [
      ...formatProblems(`${place}.value`, data, card.value.field, card.value.format),
      ...formatProblems(`${place}.change`, data, card.change.field, card.change.format),
      ...oneOf(`${place}.change.previous`, card.change.previous, Object.keys(data)),
      ...fieldProblems(`${place}.asOf`, data, card.asOf, ['date']),
      ...parts,
    ];
  }),
];
