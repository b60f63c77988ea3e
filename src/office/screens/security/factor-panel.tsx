/** A panel of the page, whose heading can take the focus from a control that disappears. */
import { useId, type ReactNode, type Ref } from 'react';

export interface FactorPanelProps {
  title: string;
  /** Beside the heading. */
  tag?: string | false;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function FactorPanel({ title, tag = false, heading, children }: FactorPanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h2>
        {tag && <span className="tag done">{tag}</span>}
      </header>
      {children}
    </section>
  );
}
