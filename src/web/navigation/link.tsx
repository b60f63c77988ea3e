/** A link to another page of the shop, which is shown without loading the document again. */
import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To } from 'react-router';
import type { NavigateOptions } from './router.ts';
import { useHref, useLocation, useNavigate } from './use-router.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** The URL of another site is an ordinary link. */
  to: To;
}

const ANOTHER_SITE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

// React Router's link brings the prefetching of its framework along, five KiB of every page
// (docs/decisions/0061).
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  amends,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const navigate = useNavigate();
  const href = useHref(to);
  const from = useLocation();
  const isElsewhere = typeof to === 'string' && ANOTHER_SITE.test(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isElsewhere || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do for a link to the page itself.
    const replaces = replace ?? href === createPath(from);
    void navigate(href, { replace: replaces, state, preventScrollReset, amends });
  };
  return (
    <a {...rest} href={isElsewhere ? to : href} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether the press should open the page here, and not in another tab or window. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const withKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !withKey && (target === '' || target === '_self');
}
