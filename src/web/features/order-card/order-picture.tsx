/** What an order looks like: the picture frozen with its first line; the shop's own where that is gone. */
import { useState } from 'react';
import type { OrderSummary } from '../../../contract/orders.ts';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../state/settings.ts';

const SIZES = '(min-width: 480px) 112px, 80px';

/** Decorative: the words beside it say what was ordered. */
export function OrderPicture({ order: { picture, proof } }: { order: OrderSummary }) {
  // Pictures of deleted photographs are forgotten.
  const [isGone, setGone] = useState(false);
  if (!proof || isGone)
    return (
      <Picture source={pictureSource(picture)} decorative sizes={SIZES} className="rounded-soft" />
    );
  return (
    <img
      src={proof}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setGone(true)}
      className="aspect-square w-full rounded-soft bg-paper-deep object-cover"
    />
  );
}
