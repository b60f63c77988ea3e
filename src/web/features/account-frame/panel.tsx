/** A white panel on an account page, with a heading if there are several. */
import { useId, type ReactNode } from 'react';

export interface PanelProps {
  title?: string;
  /** Shown right of the title. */
  aside?: ReactNode;
  text?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function Panel({ title, aside, text, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={`rounded-soft border border-line bg-white p-5 md:p-7 ${className}`}
    >
      {title && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {aside}
        </div>
      )}
      {text && <div className="mt-2 max-w-prose text-ink-soft">{text}</div>}
      {children && <div className={title || text ? 'mt-5' : ''}>{children}</div>}
    </section>
  );
}
