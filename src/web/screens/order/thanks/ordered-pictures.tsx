/** What was bought, as it will be made: one large picture, or up to four pieces. */
import { preload } from 'react-dom';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { LinePicture } from '../../../features/cart-lines/line-picture.tsx';
import { hasOtherSide, Sides } from '../../../features/cart-lines/other-side.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { useSeenFirst } from './use-seen-first.ts';

type Items = OrderCourse['items'];

const MOST_SHOWN = 4;
/** By the number of pictures: in one row where that leaves no gap. */
const COLUMNS: Record<number, string> = {
  2: 'grid-cols-2 max-w-xl',
  3: 'grid-cols-3',
  5: 'grid-cols-2 sm:grid-cols-5',
  6: 'grid-cols-2 sm:grid-cols-4 lg:grid-cols-6',
};
const IN_FOURS = 'grid-cols-2 sm:grid-cols-4';

/** How many pictures show the items: a piece with two sides has two. */
export const countPictures = (items: Items): number =>
  items.length + items.filter(hasOtherSide).length;

/** Decorative: the list below names each line. */
export function OrderedPictures({ items }: { items: Items }) {
  const t = useTranslations('thank-you');
  const more = items.length - MOST_SHOWN;
  const [only] = items;
  if (only && countPictures(items) === 1)
    return (
      <div className="sm:w-80">
        <Piece key={only.id} item={only} sizes="(min-width: 640px) 320px, 100vw" />
      </div>
    );
  // Pieces with two pictures first, so that two columns have no gap before the last.
  const shown = items
    .slice(0, MOST_SHOWN)
    .toSorted((a, b) => Number(hasOtherSide(b)) - Number(hasOtherSide(a)));
  return (
    <ul className={`grid gap-3 ${COLUMNS[countPictures(shown)] ?? IN_FOURS}`}>
      {shown.map((item, place) => (
        <li key={item.id} className={`relative ${hasOtherSide(item) ? 'col-span-2' : ''}`}>
          <Piece item={item} sizes="(min-width: 640px) 256px, 50vw" />
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

function Piece({ item, sizes }: { item: Items[number]; sizes: string }) {
  const line = useSeenFirst(item);
  // The page begins with them: before its script for a second side has come.
  for (const proof of [item.proof, item.otherProof])
    if (proof) preload(proof, { as: 'image', fetchPriority: 'high' });
  return (
    <Sides line={line} look="beside">
      <LinePicture line={line} sizes={sizes} />
    </Sides>
  );
}
