/** What was bought, as it will be made: one large picture, or a short row. */
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { LinePicture } from '../../../features/cart-lines/line-picture.tsx';
import { useTranslations } from '../../../state/translations.ts';

const MOST_SHOWN = 4;

/** Decorative: the list below names each line. */
export function OrderedPictures({ items }: { items: OrderCourse['items'] }) {
  const t = useTranslations('thank-you');
  const [only, ...others] = items;
  if (!only) return null;
  if (others.length === 0)
    return <LinePicture line={only} sizes="320px" className="w-80 max-w-full" />;
  const more = items.length - MOST_SHOWN;
  return (
    <ul className="grid max-w-xl grid-cols-4 gap-3">
      {items.slice(0, MOST_SHOWN).map((item, place) => (
        <li key={item.id} className="relative">
          <LinePicture line={item} sizes="135px" />
          {more > 0 && place === MOST_SHOWN - 1 && (
            <span className="absolute right-1.5 bottom-1.5 rounded-full bg-ink px-2.5 py-0.5 font-semibold text-white">
              {t('more', { count: more })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
