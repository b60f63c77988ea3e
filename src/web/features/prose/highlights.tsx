/** The key facts of a page, in large type above the text. */
import { Icon, LineIcon, type IconName } from '../../../ui/icon.tsx';
import type { ReadText } from './prose-text.ts';

export interface Highlight {
  /** Its translations are under `highlights`. */
  name: string;
  /** One of every page's, or the path of one that other pages lack. */
  icon: IconName | { path: string };
}

export function Highlights({ of, text }: { of: readonly Highlight[]; text: ReadText }) {
  return (
    <ul className="on-bottle mb-12 grid gap-6 rounded-soft bg-bottle px-6 py-8 text-paper md:grid-cols-3 md:px-10">
      {of.map(({ name, icon }) => (
        <li key={name} className="flex gap-4 md:block">
          {typeof icon === 'string' ? (
            <Icon name={icon} className="size-7 text-blush" />
          ) : (
            <LineIcon path={icon.path} className="size-7 text-blush" />
          )}
          <div className="md:mt-4">
            <p className="font-display text-xl font-semibold">{text(`highlights.${name}.title`)}</p>
            <p className="mt-1 text-paper/85">{text(`highlights.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
