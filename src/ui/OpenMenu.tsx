import * as Radix from '@radix-ui/react-dropdown-menu';
import { type MouseEvent, type ReactElement, type Ref, useCallback, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import './menuIcons.ts';
import styles from './OpenMenu.module.css';

/** `checked` makes it one of several exclusive choices. */
type MenuItem = { label: string; icon?: IconName; lang?: string; checked?: boolean } & (
  | { onSelect: () => void }
  | { href: string }
);

/** A labelled group of items. */
interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

interface TriggerProps {
  onClick?: (event: MouseEvent) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

export interface OpenMenuProps {
  /** The button that opens the menu: one element that takes `ref` and native props, and has an accessible name. */
  trigger: ReactElement<TriggerProps>;
  items: readonly (MenuItem | MenuGroup)[];
  /** Navigates within the application; by default the browser follows the link. */
  onNavigate?: (href: string) => void;
  /** Opened by a key, so that the first item is focused. */
  byKey: boolean;
}

/** Returns the focus to the button unless something else, such as the heading of a new screen, has taken it. */
function leaveMoved(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}

/** The menu itself, initially open: it is loaded when its button is pressed. */
export function OpenMenu({ trigger, items, onNavigate, byKey }: OpenMenuProps) {
  // From the second time on, the library handles the key itself and sets the focus.
  const isAwaited = useRef(byKey);
  // The menu is rendered inside a landmark; at the end of the body it would be outside of all landmarks.
  const [place, setPlace] = useState<Element>();
  const findPlace = useCallback((button: Element | null) => {
    if (button) setPlace(button.closest('main, header') ?? document.body);
  }, []);
  function takeFocus(item: HTMLElement | null) {
    if (item && isAwaited.current) item.focus();
    isAwaited.current = false;
  }
  // On the menu and not on the link: an item whose click is prevented would not close the menu.
  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!href || !onNavigate || elsewhere) return;
    event.preventDefault();
    onNavigate(href);
  }
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild ref={findPlace}>
        {trigger}
      </Radix.Trigger>
      {place && (
        <Radix.Portal container={place}>
          <Radix.Content
            className={styles.menu}
            align="end"
            sideOffset={6}
            collisionPadding={8}
            onClick={follow}
            onCloseAutoFocus={leaveMoved}
          >
            <Items items={items} first={takeFocus} />
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

type ItemRef = Ref<HTMLDivElement> | undefined;

function Items({ items, first }: { items: OpenMenuProps['items']; first: ItemRef }) {
  return items.map((item, index) => {
    const ref = index === 0 ? first : undefined;
    return 'items' in item ? (
      <Group key={item.label} group={item} first={ref} />
    ) : (
      <Item key={item.label} item={item} ref={ref} />
    );
  });
}

function Group({ group, first }: { group: MenuGroup; first: ItemRef }) {
  const labelId = useId();
  return (
    <Radix.Group className={styles.group} aria-labelledby={labelId}>
      <Radix.Label className={styles.label} id={labelId}>
        {group.label}
      </Radix.Label>
      <Items items={group.items} first={first} />
    </Radix.Group>
  );
}

function Item({ item, ref }: { item: MenuItem; ref: ItemRef }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span lang={item.lang}>{item.label}</span>
    </>
  );
  if ('href' in item) {
    return (
      <Radix.Item asChild className={styles.item} ref={ref}>
        <a href={item.href}>{content}</a>
      </Radix.Item>
    );
  }
  if (item.checked !== undefined) {
    return (
      <Radix.CheckboxItem
        ref={ref}
        className={styles.item}
        role="menuitemradio"
        checked={item.checked}
        onSelect={item.onSelect}
      >
        <span className={styles.check}>
          <Radix.ItemIndicator>
            <Icon name="chosen" />
          </Radix.ItemIndicator>
        </span>
        {content}
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item ref={ref} className={styles.item} onSelect={item.onSelect}>
      {content}
    </Radix.Item>
  );
}
