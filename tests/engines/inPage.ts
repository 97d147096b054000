import type { Point } from './Engine.ts';

/** A `field` is anything that is filled in. */
export type Role = 'button' | 'link' | 'menuitem' | 'field';

export interface Target {
  role: Role;
  name: string;
  /** The id of the section that it is in. */
  within?: string | undefined;
}

/**
 * What the walk asks and does in the page itself. It is sent there as it is written, so it uses nothing from outside.
 * Where a dialog is open, only what is in it counts.
 */
export function inPage() {
  const selectors = {
    button: 'button',
    link: 'a[href]',
    menuitem: '[role^="menuitem"]',
    field: 'input, textarea, select',
  };

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert], .visuallyHidden') === null;

  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

  function nameOf(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const labels = [
      ...ids.map((id) => document.getElementById(id)),
      ...((isField || element instanceof HTMLTextAreaElement) && element.labels ? element.labels : []),
    ];
    const written = labels.map((label) => label?.textContent ?? '').join(' ');
    return plain(element.getAttribute('aria-label') ?? (written || (element.textContent ?? '')));
  }

  const dialog = () => [...document.querySelectorAll('[role="dialog"]')].filter(isShown).at(-1);

  function all({ role, name, within }: Target): Element[] {
    const place = within === undefined ? (dialog() ?? document.body) : document.getElementById(within);
    const found = [...(place?.querySelectorAll(selectors[role]) ?? [])];
    return found.filter((element) => isShown(element) && nameOf(element) === name);
  }

  /** Brings it into view at once: a press misses an element that is still scrolling. */
  function boxOf(element: Element): DOMRect {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return element.getBoundingClientRect();
  }

  /** Sets a value as React hears of it. */
  function set(element: HTMLSelectElement, value: string) {
    const own = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
    own?.set?.call(element, value);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }

  return {
    /** Whether nothing on the page is loading any more. */
    isStill: () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null &&
      document.fonts.status === 'loaded',

    path: () => location.pathname,

    /** What can be read in the dialog that is open, or on the page. */
    says: (text: string) => plain((dialog() ?? document.body).textContent ?? '').includes(text),

    /** The search in the document that is open has led somewhere: “1 of 3”. */
    hasMatch: () => /^\d+ of \d+$/.test(plain(dialog()?.querySelector('search p')?.textContent ?? '')),

    hasDialog: () => dialog() !== undefined,
    hasNoDialog: () => dialog() === undefined,

    /** Where to press a control: its middle, unless something lies over it or it cannot be pressed. */
    pointOf(target: Target): Point | null {
      const [element] = all(target);
      if (!element || element.matches(':disabled')) return null;
      const { x, y, width, height } = boxOf(element);
      const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const hit = document.elementFromPoint(point.x, point.y);
      return hit && (element.contains(hit) || element.closest('label')?.contains(hit)) ? point : null;
    },

    /** Puts the cursor into a field, with all that it holds marked. */
    focus(target: Target): boolean {
      const [element] = all(target);
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
      boxOf(element);
      element.focus();
      element.select();
      return document.activeElement === element;
    },

    /** The value of a field. */
    valueOf: (target: Target): string => (all(target)[0] as HTMLInputElement | undefined)?.value ?? '',

    /** Chooses the last option of a list or of a group of buttons; no driver can operate the browser's own list everywhere. */
    chooseLast(target: Target): boolean {
      const groups = [...document.querySelectorAll('fieldset')].filter(
        (group) => isShown(group) && plain(group.querySelector('legend')?.textContent ?? '') === target.name,
      );
      const radio = [...(groups[0]?.querySelectorAll('input') ?? [])].at(-1);
      if (radio) {
        radio.click();
        return radio.checked;
      }
      const [element] = all(target);
      if (!(element instanceof HTMLSelectElement)) return false;
      const option = [...element.options].at(-1);
      if (!option?.value) return false;
      set(element, option.value);
      return true;
    },

    /** What does not fit: a page that scrolls sideways, and controls that stick out of the window or of their dialog. */
    faults(): string[] {
      const faults: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
      const controls = Object.values(selectors).join();
      const open = dialog();
      const place = open?.getBoundingClientRect() ?? new DOMRect(0, 0, clientWidth, innerHeight);
      for (const control of (open ?? document.body).querySelectorAll(controls)) {
        const { left, right, width } = control.getBoundingClientRect();
        // Within an element that scrolls sideways, such as a wide table, it can be reached.
        let scroller = control.parentElement;
        while (scroller && scroller !== open && getComputedStyle(scroller).overflowX !== 'auto')
          scroller = scroller.parentElement;
        const isReached = scroller !== null && scroller !== open && scroller.scrollWidth > scroller.clientWidth;
        if (isShown(control) && width > 1 && !isReached && (left < place.left - 1 || right > place.right + 1))
          faults.push(`“${nameOf(control)}” is at ${Math.round(left)} to ${Math.round(right)}`);
      }
      // A dialog may be scrolled only when it already has the window's height.
      for (const part of open?.querySelectorAll('*') ?? [])
        if (
          getComputedStyle(part).overflowY === 'auto' &&
          part.scrollHeight > part.clientHeight + 1 &&
          place.height < innerHeight * 0.8
        )
          faults.push(
            `${part.clientHeight} of ${part.scrollHeight} pixels of the dialog are seen, though there is room`,
          );
      return faults;
    },

    /** What was sent has been accepted: the server's message is there, and nothing is marked. */
    isAccepted: () =>
      document.querySelector('[data-toast]') !== null && document.querySelector('[aria-invalid="true"]') === null,

    /** Presses the first checkbox of a section that can be pressed. */
    pressCheckbox(within: string): boolean {
      const boxes = document.querySelectorAll<HTMLElement>(`#${within} input[type="checkbox"]:not(:disabled)`);
      const box = [...boxes].find(isShown);
      box?.click();
      return box !== undefined;
    },

    /** The dots on the line of what is invested: their widths and heights. */
    dots: () =>
      [...document.querySelectorAll('#overview svg[role="application"] circle')].map((dot) => {
        const { width, height } = dot.getBoundingClientRect();
        return [width, height];
      }),

    /** How far below the first choice of its table each button of this name is. */
    below: (name: string) =>
      all({ role: 'button', name }).flatMap((button) => {
        const field = button.closest('header')?.querySelector(selectors.field);
        const middle = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (top + bottom) / 2;
        };
        return field ? [Math.round(middle(button) - middle(field))] : [];
      }),
  };
}

export type InPage = ReturnType<typeof inPage>;
