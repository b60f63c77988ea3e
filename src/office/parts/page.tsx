/** The head of a page: its heading, which gets the focus after a navigation, and its actions. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

const shopName = document.documentElement.dataset.shop ?? '';
/** React Router’s key of the entry with which the office was opened. */
const FIRST = 'default';

export interface PageHeadProps {
  title: string;
  /** Beside the heading. */
  beside?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, beside, actions }: PageHeadProps) {
  const heading = usePageTitle(title);
  return (
    <div className="page-head">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {beside}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}

/** Names the page, and reads the name out after a navigation by moving the focus to its heading. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${shopName} office`;
  }, [title]);
  useEffect(() => {
    if (key !== FIRST) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}
