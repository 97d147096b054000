import type { ReactElement } from 'react';

/** What a person does to a control, and a picture of it cannot; see forceStates.ts. */
export type Force = 'hover' | 'focus' | 'active';

/** A widget in one of its states. */
export interface State {
  state: string;
  element: ReactElement;
  force?: Force;
  /** As wide as the column: it is made for that. */
  wide?: boolean;
  /** In a window of its own, since it lies over the page. */
  framed?: boolean;
}

/**
 * A widget, by its file in src/ui/ or, as `viewer/…`, in src/files/, in the states that the pictures of screens do not
 * show: they have most widgets at rest, with short words.
 */
export interface Shown {
  widget: string;
  states: readonly State[];
}

/** Widgets of one kind. */
export interface Group {
  group: string;
  widgets: readonly Shown[];
}

/** A control as it is, pointed at, reached by key, and pressed. */
export function pressable(element: ReactElement, wide = false): State[] {
  const forced = (['hover', 'focus', 'active'] as const).map((force) => ({ state: force, force, element, wide }));
  return [{ state: 'rest', element, wide }, ...forced];
}

/** 60 letters without a place to break at. */
export const longWord = 'Grundpfandrechtsbestellungsurkundenhinterlegungsbescheinigun';

export const french =
  'Relevé des distributions réinvesties du deuxième trimestre, y compris les intérêts courus et les frais prélevés';

export const nothing = () => undefined;
