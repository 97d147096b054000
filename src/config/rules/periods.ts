import type { Portal, Section } from '../portal.ts';
import { bodyOf, valuesOf } from './fields.ts';
import { oneOf, type Problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { screensOf, withInner } from './screensOf.ts';

/** The queries to which a section passes the months of a period. */
function queriesOf(section: Section): readonly string[] {
  if (section.kind === 'cards') return section.cards.map(({ query }) => query);
  return 'query' in section ? [section.query] : [];
}

/** A period of the config: its path, and the queries that receive its months. */
interface QueriedPeriod {
  place: string;
  months: number;
  queries: readonly string[];
}

function queriedPeriods(periods: Portal['periods'], sections: readonly Section[]): QueriedPeriod[] {
  const all = Object.entries(periods).flatMap(([name, entries]) =>
    entries.map(({ months }, index) => ({ name, place: `periods.${name}[${index}].months`, months })),
  );
  return all.map(({ name, place, months }) => ({
    place,
    months,
    queries: sections.flatMap((section) => ('period' in section && section.period === name ? queriesOf(section) : [])),
  }));
}

/** The number of months of a period must be allowed by every query that receives it. */
export const periodRule: Rule<'noInvestors' | 'periods' | 'routes'> = (portal, description) => {
  const sections = screensOf(portal).flatMap(({ screen }) => screen.sections.flatMap(withInner));
  return queriedPeriods(portal.periods, sections).flatMap(({ place, months, queries }): Problem[] => {
    const found = queries.flatMap((query) => {
      const allowed = valuesOf(bodyOf(query, description).months).map(Number);
      return allowed.length > 0
        ? oneOf(
            place,
            months,
            allowed,
            `is not a number of months that '${query}' accepts in openapi/, where an overlay can add it`,
          )
        : [];
    });
    return found.slice(0, 1);
  });
};
