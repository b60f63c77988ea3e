/** A section beside a form: a heading, points with icons, and a closing line. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';

export interface IconListProps {
  /** Of the heading. */
  id: string;
  title: string;
  points: readonly { icon: IconName; text: string }[];
  /** The closing line. */
  children: ReactNode;
}

export function IconList({ id, title, points, children }: IconListProps) {
  return (
    <section aria-labelledby={id} className="lg:pt-10">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-5 grid gap-4">
        {points.map(({ icon, text }) => (
          <li key={text} className="flex items-start gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-bottle-tint text-bottle">
              <Icon name={icon} />
            </span>
            <span className="pt-2.5">{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">{children}</p>
    </section>
  );
}
