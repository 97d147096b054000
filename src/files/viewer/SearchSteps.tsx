import type { Ref } from 'react';
import { Row } from '../../ui/box.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { isEnter } from '../../ui/isEnter.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { text } from '../../values/text/text.ts';
import { foldedQuery } from './foldedText.ts';
import type { DocumentSearch, Found } from './useDocumentSearch.ts';
import styles from './ViewerBar.module.css';

/** Longer than any real search. */
const longest = 100;

function outcome({ matches, at, hasText }: Found): string {
  if (!hasText) return text.document.noText;
  return matches.length > 0 ? text.document.match(at + 1, matches.length) : text.document.noMatch;
}

/** The search field of the viewer, with the number of matches and buttons for the next and the previous one. */
export function SearchSteps({ search, field }: { search: DocumentSearch; field: Ref<HTMLInputElement> }) {
  const { query, found } = search;
  const isNowhere = found?.matches.length === 0;
  return (
    <search className={styles.search}>
      <SearchField
        ref={field}
        label={text.document.search}
        value={query}
        maxLength={longest}
        onValue={search.search}
        onKeyDown={(event) => isEnter(event) && search.step(event.shiftKey ? -1 : 1)}
      />
      <Row oneLine gap="1" align="center" className={styles.group}>
        <p className={styles.count} aria-live="polite">
          {found ? outcome(found) : foldedQuery(query) !== '' && text.document.searching}
        </p>
        {found && !isNowhere && (
          <>
            <IconButton icon="up" label={text.document.previousMatch} onClick={() => search.step(-1)} />
            <IconButton icon="down" label={text.document.nextMatch} onClick={() => search.step(1)} />
          </>
        )}
      </Row>
    </search>
  );
}
