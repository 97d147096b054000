import { Fragment } from 'react';
import { Row, Small, Stack } from '../../ui/box.tsx';
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
      <Stack gap="6">
        <Stack gap="1">
          <Switch label={use} checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
          <Small>{about}</Small>
        </Stack>
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
      </Stack>
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
      <dl>
        {items.map(({ does, keys }) => (
          <div key={does} className={styles.item}>
            <dt>{does}</dt>
            <Row as="dd" oneLine gap="2" align="center" rigid>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {joined && index > 0 && <Small as="span">{joined}</Small>}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </Row>
          </div>
        ))}
      </dl>
    </section>
  );
}
