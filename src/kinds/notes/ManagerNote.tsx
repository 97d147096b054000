import { useId, useState } from 'react';
import { DocumentButton } from '../../files/documents/DocumentButton.tsx';
import { documentOf } from '../../files/documents/documentIn.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Small, Stack } from '../../ui/box.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dayOf } from '../../values/calendar.ts';
import { excerpt } from '../../values/excerpt.ts';
import { text } from '../../values/text/text.ts';
import '../../ui/noteIcons.ts';
import styles from './NotesPanel.module.css';
import type { Note } from './note.ts';

/** A note that is open, or one of the rows below it: title and day, which open the rest. */
export function ManagerNote({ note, isRow }: { note: Note; isRow: boolean }) {
  const format = useFormat();
  const titleId = useId();
  const title = (
    <Heading id={titleId} className={styles.title} dir="auto">
      {format('text', note.title)}
    </Heading>
  );
  if (!isRow) {
    return (
      <Stack as="article" gap="1" justify="start" pad="4 inset" className={styles.note} aria-labelledby={titleId}>
        <Marks note={note} />
        {title}
        <Content note={note} />
      </Stack>
    );
  }
  return (
    <article className={styles.row} aria-labelledby={titleId}>
      <details>
        <summary className={styles.summary}>
          {title}
          <Small as="span" breaks="never">
            {dayOfNote(note, format)}
          </Small>
          <span className={styles.mark}>
            <Icon name="expand" size="sm" />
          </span>
        </summary>
        <Stack gap="1" justify="start" pad="4 inset" className={styles.opened}>
          <Marks note={note} />
          <Content note={note} />
        </Stack>
      </details>
    </article>
  );
}

function Content({ note: { author, attachments, body_text } }: { note: Note }) {
  const format = useFormat();
  const name = format('text', author?.name);
  const documents = attachments.flatMap((attachment) => {
    const document = documentOf(attachment);
    return document ? [{ document, size: format('fileSize', attachment.file_size_bytes) }] : [];
  });
  return (
    <>
      <Text content={body_text ?? ''} />
      <Small>
        <span>{name}</span>
        {author?.title ? <span>{`${text.values.list}${format('text', author.title)}`}</span> : null}
      </Small>
      {documents.length > 0 && (
        <ul className={styles.attachments} aria-label={text.notes.attachments}>
          {documents.map(({ document, size }) => (
            <li key={document.key}>
              <DocumentButton document={document} icon="attachment" note={size} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The note's date, its subject, and whether it is pinned. */
function Marks({ note }: { note: Note }) {
  const format = useFormat();
  const { portfolio } = note;
  return (
    <Row as="p" gap="0 2" size="sm" tone="muted">
      <span>{dayOfNote(note, format)}</span>
      {portfolio && <span>{format('text', portfolio.fund_name ?? format('label', portfolio.category))}</span>}
      {portfolio?.is_pinned === 1 && <span>{text.notes.pinned}</span>}
      {portfolio?.updated_at && <span>{text.notes.changed(format('dateTime', portfolio.updated_at))}</span>}
    </Row>
  );
}

const dayOfNote = ({ published_at }: Note, format: Format) => format('date', dayOf(published_at, 'dateTime'));

const longest = 160;

function Text({ content }: { content: string }) {
  const [isOpen, setOpen] = useState(false);
  const short = excerpt(content, longest);
  const isCut = short !== content;
  return (
    <>
      <div className={styles.text}>
        {(isOpen ? content : short).split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a note never change places
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      {isCut && (
        <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.notes.showLess : text.notes.showMore}
        </Button>
      )}
    </>
  );
}
