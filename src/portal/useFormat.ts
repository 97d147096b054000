import { useCallback } from 'react';
import type { FormatKind } from '../format/formats.ts';
import { formatValue } from '../format/formatValue.ts';
import { text } from '../text/text.ts';
import { useDisplay } from './DisplayContext.tsx';
import { usePortal } from './PortalContext.tsx';

/** Writes a value in the portal's language; `currency` is that of the object it comes from. */
export type Format = (kind: FormatKind, value: unknown, currency?: unknown) => string;

/** How values are written for reading: amounts are hidden where somebody wants that. Stays the same as long as that does. */
export function useFormat(): Format {
  const plain = usePlainFormat();
  const { hidesAmounts } = useDisplay();
  const hidden: Format = useCallback(
    (kind, value, currency) => {
      const written = plain(kind, value, currency);
      // Also where it could not be read: it is an amount all the same.
      return (kind === 'money' || kind === 'price') && written !== text.values.unknown ? text.values.hidden : written;
    },
    [plain],
  );
  return hidesAmounts ? hidden : plain;
}

/**
 * How values are written in the portal's language, the config's currency for amounts that bring none: for what is entered
 * and saved, whether or not amounts are hidden elsewhere. Stays the same.
 */
export function usePlainFormat(): Format {
  const { locale, currency: fallback } = usePortal();
  return useCallback(
    (kind, value, currency) =>
      formatValue(kind, value, { locale, currency: typeof currency === 'string' ? currency : fallback }),
    [locale, fallback],
  );
}
