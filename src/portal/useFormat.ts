import { useCallback } from 'react';
import { type FormatKind, formatValue } from '../format/formatValue.ts';
import { usePortal } from './PortalContext.tsx';

/** Writes a value in the portal's language; `currency` is that of the object it comes from. */
export type Format = (kind: FormatKind, value: unknown, currency?: unknown) => string;

/** How values are written here: the config's locale, and its currency for amounts that bring none. Stays the same. */
export function useFormat(): Format {
  const { locale, currency: fallback } = usePortal();
  return useCallback(
    (kind, value, currency) =>
      formatValue(kind, value, { locale, currency: typeof currency === 'string' ? currency : fallback }),
    [locale, fallback],
  );
}
