/** What toasts hold below their titles, with the ways on. Loaded with the first one. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { LinePicture } from '../../features/cart-lines/line-picture.tsx';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';

interface AddedItemProps {
  item: CartItem;
  /** A link was followed. */
  onLeave: () => void;
}

/** The item as it will be made. */
export function AddedItem({ item, onLeave }: AddedItemProps) {
  const t = useTranslations('shell');
  const { quantity, name } = item;
  const link = (look: 'primary' | 'secondary') => ({
    to: '/cart',
    onClick: onLeave,
    className: buttonClass(look, 'small', 'min-h-11!'),
  });
  return (
    <div className="mt-1 flex gap-3">
      <LinePicture
        line={item}
        sizes="80px"
        className="size-14 shrink-0 self-start min-[360px]:size-20"
      />
      <div className="min-w-0">
        <p className="text-ink-soft">{t('toast.line', { quantity, name })}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Link {...link('secondary')}>{t('toast.viewCart')}</Link>
          <Link {...link('primary')}>{t('toast.checkout')}</Link>
        </p>
      </div>
    </div>
  );
}

export function NewNotifications({ count, onLeave }: { count: number; onLeave: () => void }) {
  const t = useTranslations('shell');
  return (
    <>
      <p className="text-ink-soft">{t('toast.newsCount', { count })}</p>
      <p className="mt-3">
        <Link
          to="/account/notifications"
          onClick={onLeave}
          className={buttonClass('primary', 'small', 'min-h-11!')}
        >
          {t('toast.viewNow')}
        </Link>
      </p>
    </>
  );
}
