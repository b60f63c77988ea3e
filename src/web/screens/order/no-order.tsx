/** Shown if there is no order: gives the reason and a link. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';

export interface NoOrderProps {
  /** Omitted if the page's frame has a heading; then the text is left-aligned like the frame. */
  title?: string;
  text: string;
  onward: { to: string; label: string };
  contact: string;
  /** Leads guests to the form that finds an order. */
  find?: string;
}

export function NoOrder({ title, text, onward, contact, find }: NoOrderProps) {
  return (
    <div className={title ? 'py-10 text-center' : ''}>
      {title && <h1 className="mb-4 text-4xl">{title}</h1>}
      <p className={`max-w-prose text-ink-soft ${title ? 'mx-auto' : 'text-lg'}`}>{text}</p>
      <p className={`flex flex-wrap gap-3 ${title ? 'mt-8 justify-center' : 'mt-6'}`}>
        <Link to={onward.to} className={buttonClass()}>
          {onward.label}
        </Link>
        {find && (
          <Link to="/find-order" className={buttonClass('secondary')}>
            {find}
          </Link>
        )}
        <Link to="/contact" className={buttonClass('secondary')}>
          {contact}
        </Link>
      </p>
    </div>
  );
}
