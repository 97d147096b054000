import type { ReactNode } from 'react';
import { Figure } from '../ui/Figure.tsx';
import { type FormatKind, isFigure } from '../values/formats.ts';

/** A formatted value as it is drawn: words wrap wherever they have to, a figure or a date never. */
export const drawn = (kind: FormatKind, written: string): ReactNode =>
  isFigure(kind) ? <Figure>{written}</Figure> : written;
