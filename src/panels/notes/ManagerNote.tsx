import { useId, useState } from 'react';
import { DocumentButton } from '../../documents/DocumentButton.tsx';
import { documentOf } from '../../documents/documentIn.ts';
import { excerpt } from '../../format/excerpt.ts';
import { imageOf } from '../../format/imageOf.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Avatar } from '../../widgets/Avatar.tsx';
import { Button } from '../../widgets/Button.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import '../../widgets/noteIcons.ts';
import styles from './NotesPanel.module.css';
import type { Note } from './note.ts';

/** A note with its author, date and attachments. */
export function ManagerNote({ note }: { note: Note }) {
  const format = useFormat();
  const titleId = useId();
  const { author } = note;
  const name = format('text', author?.name);
  const picture = author?.profile_image_base_64_encoded;
  const attachments = note.attachments.flatMap((attachment) => {
    const document = documentOf(attachment);
    return document ? [{ document, size: format('fileSize', attachment.file_size_bytes) }] : [];
  });
  return (
    <article className={styles.note} aria-labelledby={titleId}>
      <Avatar name={name} src={typeof picture === 'string' ? imageOf(picture) : undefined} />
      <div className={styles.content}>
        <Marks note={note} />
        <h3 id={titleId} dir="auto">
          {format('text', note.title)}
        </h3>
        <Text content={note.body_text ?? ''} />
        <p className={styles.author}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {author?.title ? <span>{`${text.values.list}${format('text', author.title)}`}</span> : null}
        </p>
        {attachments.length > 0 && (
          <ul className={styles.attachments} aria-label={text.notes.attachments}>
            {attachments.map(({ document, size }) => (
              <li key={document.key}>
                <DocumentButton document={document} icon="attachment" note={size} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function Marks({ note: { published_at, portfolio } }: { note: Note }) {
  const format = useFormat();
  return (
    <p className={styles.marks}>
      {portfolio?.is_pinned === 1 && (
        <span className={styles.pinned}>
          <Icon name="pinned" size="sm" />
          <span>{text.notes.pinned}</span>
        </span>
      )}
      {portfolio && <span>{format('label', portfolio.category)}</span>}
      {portfolio?.fund_name && <span>{portfolio.fund_name}</span>}
      <span>{format('dateTime', published_at)}</span>
      {portfolio?.updated_at && <span>{text.notes.changed(format('dateTime', portfolio.updated_at))}</span>}
    </p>
  );
}

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
