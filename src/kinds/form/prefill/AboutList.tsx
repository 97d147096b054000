import { QueryFailure } from '../../../screen/QueryFailure.tsx';
import { usePlainFormat } from '../../../screen/useFormat.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { text } from '../../../values/text/text.ts';
import '../../../ui/noteIcons.ts';
import { Stack, Text } from '../../../ui/box.tsx';
import styles from './AboutList.module.css';
import { type AboutItem, nameOf } from './aboutItems.ts';

interface AboutListProps {
  items: readonly AboutItem[];
  /** The server's errors by field. */
  refused: Readonly<Record<string, string>>;
  onRemove: (field: string) => void;
}

/** A list of what a form is about; each item can be removed. */
export function AboutList({ items, refused, onRemove }: AboutListProps) {
  const format = usePlainFormat();
  return (
    <Stack as="ul" gap="2" aria-label={text.about.title}>
      {items.map((item) => {
        const { field, label } = item.about;
        const name = item.found ? nameOf(item, format) : String(item.id);
        return (
          <li key={field} className={styles.item}>
            <Icon name="attachment" />
            <Text weight="medium">
              <span className={styles.label}>{text.about.title}</span>
              <span>{text.about.item(label, name)}</span>
            </Text>
            <IconButton icon="close" label={text.about.remove(label, name)} onClick={() => onRemove(field)} />
            {refused[field] && (
              <Text size="sm" tone="negative" wholeLine>
                {refused[field]}
              </Text>
            )}
            {!item.found && (
              <div className={styles.failure}>
                <QueryFailure query={item.query} />
              </div>
            )}
          </li>
        );
      })}
    </Stack>
  );
}
