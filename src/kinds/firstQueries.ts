import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '../client/ApiError.ts';
import { isPaged } from '../client/isPaged.ts';
import { queryFor } from '../client/queryFor.ts';
import { fieldOfRoute, takesText } from '../client/subjectFields.ts';
import type { QueryId } from '../client/types.ts';
import { hasOtherApis } from '../client/wire.ts';
import type { ListConfig, PlainConfig, Portal, Screen } from '../config/portal.ts';
import type { AnswerData } from '../screen/fields.ts';
import { defaultPeriod } from '../screen/PeriodChoice.tsx';
import { firstDays } from '../screen/rangeDays.ts';
import { withoutGroup } from '../screen/withoutGroup.ts';
import { firstOf } from './drawn.ts';

interface Visit {
  portal: Portal;
  investorId: number;
  /** The parameters of the screen's path. */
  params: Readonly<Record<string, string | undefined>>;
  /** Whether a choice of this section is remembered; only its hooks know the values. */
  isChosen(section: string): boolean;
}

type Options = UseQueryOptions<unknown, ApiError, unknown, QueryKey>;

/** The first queries of a screen without choices in its URL: its subject's, or else those of its sections. */
export function firstQueries({ subject, sections }: Screen, visit: Visit): Options[] {
  const ask = (query: QueryId, body: AnswerData): Options =>
    // The check of the config has verified these names; only a query with an investor in its path uses the last one.
    queryFor(query, body as never, ...([{ id: visit.investorId }] as never)) as Options;
  if (subject) {
    const named = Object.entries(subject.params).map(([field, name]) => [
      field,
      fieldOfRoute(visit.params[name], hasOtherApis && takesText(subject.query, field)),
    ]);
    return [ask(subject.query, Object.fromEntries(named))];
  }
  return sections
    .flatMap(withoutGroup)
    .filter((section) => !visit.isChosen(section.id) && !isFolded(section))
    .flatMap(
      (section) =>
        hasQuery(section)
          ? [ask(section.query, firstBody(section, visit.portal))]
          : (firstOf(section, visit.investorId) as Options[]), // Each is made by queryFor(), and only asked.
    );
}

/** The body that a section asks its query with first. */
function firstBody(section: PlainConfig & { query: QueryId }, portal: Portal): AnswerData {
  const { where, period, range, pageSize, sort, orders } = section as Partial<ListConfig>;
  const order = sort ?? orders?.[0];
  const months = period === undefined ? undefined : defaultPeriod(portal.periods[period])?.months;
  return {
    ...where,
    ...(months !== undefined && { months }),
    ...(range !== undefined && firstDays(portal.ranges[range] ?? [])),
    ...(isPaged(section.query) && {
      ...(order && { sort_by: order.by, sort_dir: order.direction }),
      page: 1,
      per_page: pageSize ?? portal.pageSize,
    }),
  };
}

/** A folded table asks nothing before it is opened. */
const isFolded = (section: PlainConfig) => section.kind === 'table' && section.foldedTo !== undefined;

const hasQuery = (section: PlainConfig): section is PlainConfig & { query: QueryId } => 'query' in section;
