/** One notification. Opening it shows its link and marks it as read. */
import { useId, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { Notification } from '../../../contract/account/notifications.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { WholeNumbers } from '../../features/order-card/whole-numbers.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface NotificationRowProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
  onRemove: (notification: Notification) => void;
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

export function NotificationRow({ notification, onOpen, onRemove }: NotificationRowProps) {
  const t = useTranslations('notifications');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { title, text, link, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  const toggle = () => {
    if (!isOpen) onOpen(notification);
    setIsOpen(!isOpen);
  };
  return (
    <article
      className={`relative rounded-soft border p-4 pr-16 md:pl-5 ${isUnread ? 'border-edge bg-white' : 'border-line bg-transparent'}`}
    >
      <h2 className="font-body text-base leading-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className={`flex min-h-11 w-full items-center gap-3 text-left underline-offset-4 hover:underline ${isUnread ? 'font-semibold' : 'font-normal'}`}
        >
          <span
            className={`size-2.5 shrink-0 rounded-full ${isUnread ? 'bg-clay' : 'border border-edge'}`}
          />
          <span>
            {isUnread && <span className="sr-only">{t('screen.isUnread')} </span>}
            {title}
          </span>
          <Icon
            name="chevron-down"
            className={`ml-auto size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} className="pl-5.5">
        <p className={isOpen ? '' : 'text-ink-soft'}>
          <WholeNumbers text={text} />
        </p>
        {isOpen && link && (
          <p className="mt-3">
            <Link to={link} className={buttonClass('secondary', 'small', 'min-h-11!')}>
              {t(linkLabel(link))}
            </Link>
          </p>
        )}
        <p className={`text-sm text-ink-soft ${isOpen && link ? 'mt-3' : 'mt-1'}`}>
          <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
        </p>
      </div>
      <IconButton
        icon="trash"
        label={t('screen.remove', { title })}
        onClick={() => onRemove(notification)}
        className="absolute! top-4 right-3"
      />
    </article>
  );
}

/** The label of an internal link, by its target. */
function linkLabel(link: string) {
  if (link.startsWith('/account/order/')) return 'screen.toOrder';
  if (link === '/account/orders') return 'screen.toOrders';
  if (link === '/account/designs') return 'screen.toDesigns';
  if (link === '/account/password') return 'screen.toPassword';
  if (link.startsWith('/p/')) return 'screen.toProduct';
  return link.startsWith('/account/wish') ? 'screen.toWishlist' : 'screen.toPage';
}
