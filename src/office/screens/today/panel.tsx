/** A panel of Today: a heading with its number, and rows. */
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

export interface PanelProps {
  title: string;
  /** Beside the heading. */
  tag?: { text: string; tone: 'late' | 'today' | 'ask' | 'done' } | false;
  more?: { to: string; text: string } | undefined;
  children: ReactNode;
}

export function Panel({ title, tag, more, children }: PanelProps) {
  const heading = useId();
  return (
    <section className="panel" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {tag && <span className={`tag ${tag.tone}`}>{tag.text}</span>}
        {more && (
          <Link className="end small" to={more.to}>
            {more.text}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
