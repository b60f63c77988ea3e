/** A section of a page that is folded away until it is asked for, or a link leads to it. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useLocation } from '../../navigation/use-router.ts';

export interface FoldedSectionProps {
  /** Anchor of links to it. */
  id: string;
  title: string;
  children: ReactNode;
}

export function FoldedSection({ id, title, children }: FoldedSectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${id}` && details.current) details.current.open = true;
  }, [hash, key, id]);
  return (
    <details ref={details} className="group/folded border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 transition-transform group-open/folded:rotate-180"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
