/** Pictures of what else is in an order, and how many more lines it has: items of the caller's grid. */
import { useState } from 'react';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../state/settings.ts';

const SIZE = 'aspect-square w-full rounded-soft';

export interface OtherLinesProps {
  /** Missing in orders that an earlier version stored on the device. */
  order: Partial<Pick<OrderSummary, 'others' | 'lines'>>;
}

/** Decorative: the text above says what was ordered, and how much of it. */
export function OtherLines({ order: { others = [], lines = 0 } }: OtherLinesProps) {
  if (others.length === 0) return null;
  const more = lines - 1 - others.length;
  return (
    <div aria-hidden="true" className="contents">
      {others.map((line, place) => (
        <OtherLine key={place} {...line} />
      ))}
      {more > 0 && (
        <span
          // On phones, where a fifth has no room, the text alone says it.
          className={`flex items-center justify-center bg-paper-deep font-semibold text-ink-soft max-sm:hidden ${SIZE}`}
        >
          +{more}
        </span>
      )}
    </div>
  );
}

function OtherLine({ picture, proof }: OrderSummary['others'][number]) {
  // Proofs with deleted photographs are deleted too.
  const [isGone, setGone] = useState(false);
  if (!proof || isGone)
    return <Picture source={pictureSource(picture)} decorative sizes="76px" className={SIZE} />;
  return (
    <img
      src={proof}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setGone(true)}
      className={`bg-paper-deep object-cover ${SIZE}`}
    />
  );
}
