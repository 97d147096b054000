import { useOnChange } from './useOnChange.ts';

/**
 * Replaces the package react-style-singleton with the same three exports: that package injects a `<style>`, which the
 * content security policy (`style-src 'self'`) refuses. An adopted style sheet is allowed.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css: string) {
      users += 1;
      if (users > 1 || typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = undefined;
    },
  };
}

/** A hook that applies its styles as long as a component uses it. */
export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(styles: string, isDynamic?: boolean): void {
    // Only dynamic styles may change: they are shared by all components that use the hook.
    const version = isDynamic ? styles : '';
    useOnChange(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [version]);
  };
}

/** The same as a component. */
export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }): null {
    useStyle(styles, dynamic);
    return null;
  };
}
