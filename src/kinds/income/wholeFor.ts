import type { QueryFunctionContext, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '../../client/ApiError.ts';
import { dataOf } from '../../client/queryFor.ts';
import { type ListPart, readList } from '../../client/readList.ts';
import type { Data } from '../../client/types.ts';
import type { Format } from '../../screen/useFormat.ts';

/** The most rows of a page, and the most pages that are requested. */
export const pageSize = 1000;
const mostPages = 20;

/** The lists that are read whole, each with the key of its rows. */
const lists = {
  portfolioActivities: ['activities', 'activity_id'],
  documentList: ['files', 'document_id'],
  opportunityList: ['opportunities', 'opportunity_id'],
} as const;

type ListId = keyof typeof lists;
/** The data of the first page with the rows of all pages; `part` is set if these may not be all. */
export type Whole<Id extends ListId> = Data<Id> & {
  part?: ListPart | undefined;
};
/** The numbers of a part in words: how many there are, and of how many. */
export const numbersOf = ({ rows, total }: ListPart, format: Format): [string, string | undefined] => [
  format('number', rows),
  total === undefined ? undefined : format('number', total),
];

type Options<Answered> = UseQueryOptions<{ data: Answered }, ApiError, Answered, QueryKey>;

/** Its state: a list whose last pages failed is missing, though some of its rows are known. */
export const wholeState = <State extends { data: { part?: ListPart | undefined } | undefined; error: unknown }>(
  state: State,
): State => (state.error && state.data?.part ? { ...state, data: undefined } : state);

/** What the description promises of both. */
type Page = { total: number; last_page: number } & Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/**
 * The query options of a whole list, given those of each page, which also limit how many are fetched at a time. If a
 * later page fails, so does the query; it keeps the rows that it has, unless earlier data are known.
 */
export function wholeFor<Id extends ListId>(
  id: Id,
  optionsOf: (page: number) => Options<Data<Id>>,
): Options<Whole<Id>> {
  const [list, key] = lists[id];

  async function load(page: number, context: QueryFunctionContext) {
    const { queryFn } = optionsOf(page);
    // Generated options always have one, and the transport refuses an answer without its list.
    const { data } = await (queryFn as (context: QueryFunctionContext) => Promise<{ data: Page }>)(context);
    const rows = data[list] as readonly Row[];
    return {
      rows,
      lastPage: data.last_page ?? 1,
      of: { keys: rows.map((row) => row[key]), answer: data },
    };
  }

  return {
    queryKey: optionsOf(1).queryKey,
    select: dataOf<Whole<Id>>,
    async queryFn(context) {
      let data: Page | undefined;
      let rows: Row[] = [];
      // The first page, whose list has become longer.
      const whole = (part: ListPart | undefined) => ({
        data: { ...data, [list]: rows, part } as Whole<Id>,
      });
      const taker = {
        begin() {
          data = undefined;
          rows = [];
        },
        take(page: Awaited<ReturnType<typeof load>>) {
          data ??= page.of.answer;
          rows.push(...page.rows);
        },
      };
      try {
        return whole(await readList((page) => load(page, context), taker, mostPages));
      } catch (error) {
        const { client, queryKey } = context;
        if (data && client.getQueryData(queryKey) === undefined) {
          client.setQueryData(queryKey, whole({ rows: rows.length, total: data.total, keyless: 0 }));
        }
        throw error;
      }
    },
  };
}
