/** The picture of an order: the proof of its first line, from both sides if it has two, or the product's picture if that is gone. */
import { useState } from 'react';
import type { OrderSummary } from '../../../contract/orders/orders.ts';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../state/settings.ts';

const SIZES = '(min-width: 480px) 112px, 80px';

/** Decorative: the text beside it says what was ordered. */
export function OrderPicture({ order: { picture, proof, otherProof } }: { order: OrderSummary }) {
  // Proofs with deleted photographs are deleted too.
  const [isGone, setGone] = useState(false);
  if (!proof || isGone)
    return (
      <Picture source={pictureSource(picture)} decorative sizes={SIZES} className="rounded-soft" />
    );
  return (
    <div className="grid gap-2">
      {[proof, otherProof].map(
        (side) =>
          side && (
            <img
              key={side}
              src={side}
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setGone(true)}
              className="aspect-square w-full rounded-soft bg-paper-deep object-cover"
            />
          ),
      )}
    </div>
  );
}
