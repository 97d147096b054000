import { useCallback } from 'react';
import { type FormatKind, isAmount } from '../values/formats.ts';
import { formatValue } from '../values/formatValue.ts';
import { text } from '../values/text/text.ts';
import { useDisplay } from './DisplayContext.tsx';
import { usePortal } from './PortalContext.tsx';

/** Formats a value in the current language; `currency` is that of the object the value belongs to. */
export type Format = (kind: FormatKind, value: unknown, currency?: unknown) => string;

/** Returns the formatter for display; it hides amounts if the user wants that. Stable until that setting changes. */
export function useFormat(): Format {
  const plain = usePlainFormat();
  const { hidesAmounts } = useDisplay();
  const hidden: Format = useCallback(
    (kind, value, currency) => {
      const written = plain(kind, value, currency);
      // Hidden even if it could not be parsed: it may still be an amount.
      return isAmount(kind) && written !== text.values.unknown ? text.values.hidden : written;
    },
    [plain],
  );
  return hidesAmounts ? hidden : plain;
}

/**
 * Returns a formatter in the current language, with the config's currency for amounts that have none. Never hides
 * amounts, so it suits inputs and counts. Stable.
 */
export function usePlainFormat(): Format {
  const { locale, currency: fallback } = usePortal();
  return useCallback(
    (kind, value, currency) =>
      formatValue(kind, value, {
        locale,
        currency: typeof currency === 'string' ? currency : fallback,
        isDrawn: true,
      }),
    [locale, fallback],
  );
}
