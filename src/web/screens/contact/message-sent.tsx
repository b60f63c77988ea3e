/** Thanks the sender. Takes the focus, since the form that had it is gone. */
import { useEffect, useRef } from 'react';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations('contact-form');
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Scroll to the whole card, not only the heading, clear of the sticky header.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={card} className="rounded-soft border border-line bg-white p-5 md:p-8">
      <span className="inline-flex size-12 items-center justify-center rounded-full bg-bottle-tint text-bottle">
        <Icon name="check" className="size-6" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-2xl outline-none md:text-3xl">
        {t('sent.title')}
      </h2>
      <p role="status" className="mt-3 break-words">
        {email ? t('sent.text', { email }) : t('sent.textNoAnswer')}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link to="/shop" className={buttonClass()}>
          {t('sent.shop')}
        </Link>
        <Button look="secondary" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      </p>
    </div>
  );
}
