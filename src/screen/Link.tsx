import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, type Path } from 'react-router-dom';
import { opensElsewhere } from './opensElsewhere.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address in the portal: its path, optionally with a query and an anchor. */
  to: string | (Pick<Path, 'pathname'> & Partial<Path>);
}

/**
 * A link to a screen. Unlike React Router's own, it takes no relative addresses, so it need not rerender when the
 * address changes; otherwise a choice in a table would rerender every link on the screen.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { basename, navigator } = useContext(NavigationContext);
  const href = basename.replace(/\/$/, '') + (typeof to === 'string' ? to : createPath(to));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    navigator[href === pathname + search + hash ? 'replace' : 'push'](href, undefined, {});
  };
  return <a {...rest} href={href} onClick={follow} />;
}
