import { Fragment } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { text } from '../../values/text/text.ts';
import styles from './ShortcutDialog.module.css';

interface ShortcutDialogProps {
  /** The labels of the menu's screens, in its order. */
  screens: readonly string[];
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
}

/** Lists the keyboard shortcuts, with a switch to turn off those that could be pressed by mistake. */
export function ShortcutDialog({ screens, isOn, onTurn, onClose }: ShortcutDialogProps) {
  const { use, about, places, names, does, inDocument, followedBy } = text.shortcutList;
  return (
    <Dialog title={text.shortcuts.title} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.use}>
          <Switch label={use} checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
          <p className={styles.about}>{about}</p>
        </div>
        <Keys
          title={places.everywhere}
          items={[
            { does: does.list, keys: ['?'] },
            { does: does.search, keys: ['/'] },
            { does: does.amounts, keys: ['m'] },
            { does: does.close, keys: [names.escape] },
          ]}
        />
        <Keys
          title={places.menu}
          joined={followedBy}
          items={screens.map((screen, index) => ({ does: screen, keys: ['g', String(index + 1)] }))}
        />
        <Keys
          title={places.document}
          items={[
            { does: inDocument.pages, keys: ['←', '→'] },
            { does: inDocument.scroll, keys: [names.pageUp, names.pageDown] },
            { does: inDocument.zoom, keys: ['+', '−'] },
            { does: inDocument.fit, keys: ['0'] },
            { does: inDocument.search, keys: [`${names.control}+F`] },
            { does: inDocument.print, keys: [`${names.control}+P`] },
          ]}
        />
      </div>
    </Dialog>
  );
}

interface KeysProps {
  title: string;
  items: readonly { does: string; keys: readonly string[] }[];
  /** Joins keys that are pressed in sequence; without it, the keys are alternatives. */
  joined?: string;
}

function Keys({ title, items, joined }: KeysProps) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {items.map(({ does, keys }) => (
          <div key={does} className={styles.item}>
            <dt>{does}</dt>
            <dd className={styles.keys}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {joined && index > 0 && <span className={styles.then}>{joined}</span>}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
