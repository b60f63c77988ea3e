/** Placeholder of an empty list: says what will appear here and how to add it. */
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="rounded-soft bg-paper-deep px-6 py-10 text-center forced-colors:border">
      <span className="flex justify-center text-ink-soft">{icon}</span>
      <h2 className="mt-4 text-2xl">{title}</h2>
      {text && <p className="mx-auto mt-2 max-w-prose text-ink-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
