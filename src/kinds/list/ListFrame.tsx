import { hasOtherApis } from '../../client/wire.ts';
import type { ListConfig } from '../../config/portal.ts';
import { focusSection } from '../../screen/focusSection.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame, type SectionFrameProps } from '../../screen/SectionFrame.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../ui/EmptyState.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Note } from '../../ui/Note.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { useOnPaper } from '../../ui/useOnPaper.ts';
import { text } from '../../values/text/text.ts';
import { atLeast } from './atLeast.ts';
import styles from './ListFrame.module.css';
import { ListNews } from './ListNews.tsx';
import { NarrowingChoices } from './NarrowingChoices.tsx';
import type { TableRows } from './tableRows.ts';
import { type ListState, useUnknownChoices } from './useListState.ts';

/** The frame of a list that is the main part of something larger. */
export type ListFraming = Pick<SectionFrameProps, 'section' | 'beside' | 'bare'>;

interface ListFrameProps {
  section: ListConfig;
  choices: ListState;
  rows: TableRows;
  actions: Elements;
  /** What frames the list in place of its own id and title. */
  frame?: ListFraming | undefined;
  /** Shown above the rows, whether they can be loaded or not. */
  above?: Elements;
  /** The list has so few rows that one page is enough. */
  isSmall?: boolean | undefined;
  /** All rows are on the page, and there is nothing to choose about pages. */
  isOnePage?: boolean;
  /** Shown instead of the rows while they are loading. */
  waiting: Elements;
  /** The rows of the current page. */
  children: Elements;
}

/** A list in its frame: unknown choices of the URL, the rows or the empty state, and the pager. */
export function ListFrame(props: ListFrameProps) {
  const { section, choices, rows, actions, frame, above, isSmall, isOnePage = false, waiting, children } = props;
  const unknown = useUnknownChoices(section, choices, rows.missingPage);
  return (
    <SectionFrame section={section} actions={actions} {...frame}>
      {section.folded && !isSmall && <Unfolded section={section} choices={choices} />}
      <ListNews section={section} choices={choices} rows={rows} none={emptyState(section, choices).title} />
      {unknown.length > 0 && (
        <Note
          lines={unknown.map(({ why }) => why)}
          onDismiss={() => {
            focusSection();
            choices.forget(unknown.map(({ name }) => name));
          }}
        />
      )}
      {above}
      <QueryFailure query={rows.query} names={namesOf(section)} />
      {(!rows.query.error || rows.query.data !== undefined) && (
        <PromptSuspense fallback={waiting}>
          <Content section={section} choices={choices} rows={rows} isSmall={isSmall || isOnePage} waiting={waiting}>
            {children}
          </Content>
        </PromptSuspense>
      )}
    </SectionFrame>
  );
}

/** The labels of the fields in the query's body that narrow the rows. */
const namesOf = ({ filters = [] }: ListConfig) => Object.fromEntries(filters.map(({ field, label }) => [field, label]));

/** The search field and the filters; on paper, only those in use. */
function Unfolded({ section, choices }: Pick<ListFrameProps, 'section' | 'choices'>) {
  const isOnPaper = useOnPaper();
  const inUse = choices.filters.some(({ value }) => value !== '') || choices.search.text !== '';
  return (
    <div id={choices.fold.id} className={styles.unfolded} hidden={!choices.fold.isOpen && !(isOnPaper && inUse)}>
      <NarrowingChoices section={section} choices={choices} />
    </div>
  );
}

function Content({
  section,
  choices,
  rows,
  isSmall,
  waiting,
  children,
}: Omit<ListFrameProps, 'actions' | 'above' | 'frame'>) {
  const { pageSizes } = usePortal();
  const format = useFormat();
  const isOnPaper = useOnPaper();
  const { total = 0 } = rows;
  const left = total - rows.rows.length;
  if (section.range && !choices.range.days) {
    return <EmptyState title={text.choices.noRange} text={text.choices.noRangeHint} />;
  }
  if (rows.isWaiting) return waiting;
  return (
    <>
      {children}
      {hasOtherApis && (rows.more === 'unreachable' || (rows.more && isOnPaper)) && (
        <p className={styles.left}>{text.list.mayBeMore}</p>
      )}
      {isOnPaper && left > 0 && <p className={styles.left}>{text.list.notPrinted(format('number', left), left)}</p>}
      {total > 0 && !isSmall && !(isOnPaper && left === 0) && (
        <Pager
          page={rows.page}
          lastPage={rows.lastPage}
          total={total}
          {...(hasOtherApis && rows.more && { counted: atLeast(total, format) })}
          perPage={choices.size.value}
          pageSizes={pageSizes}
          onPage={choices.page.choose}
          onPerPage={choices.size.choose}
          formatCount={(count) => format('number', count)}
        />
      )}
    </>
  );
}

/**
 * The empty state of a list: there are no rows yet, none in these days, or none that match. Whatever may have left some
 * out, the default period included, a button resets it.
 */
export function emptyState({ empty }: ListConfig, choices: ListState): EmptyStateProps {
  if (choices.isWhole) return empty;
  const { noMatch, noMatchHint, noneInDays } = text.list;
  const none = choices.isFiltered ? { title: noMatch, text: noMatchHint } : { title: noneInDays };
  return {
    ...none,
    action: (
      <Button
        size="small"
        onClick={() => {
          focusSection();
          choices.forget();
        }}
      >
        {text.list.showAll}
      </Button>
    ),
  };
}
