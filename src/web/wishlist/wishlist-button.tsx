/** The place of a heart: held from the start, filled once the page is alive, so that no page loads its logic first. */
import { lazy, Suspense, type ComponentType } from 'react';
import { useStoredStateRead } from '../state/read-stored-state.ts';
import type { HeartProps } from './wishlist-heart.tsx';

const Heart = lazy<ComponentType<HeartProps>>(() =>
  // A page is whole without its hearts: one that cannot be loaded is left out.
  import('./wishlist-heart.tsx').catch(() => ({ default: () => null })),
);

export function WishlistButton({ className, ...product }: HeartProps & { className: string }) {
  const ready = useStoredStateRead();
  return (
    <span className={`size-11 shrink-0 ${className}`}>
      {ready && (
        <Suspense fallback={null}>
          <Heart {...product} />
        </Suspense>
      )}
    </span>
  );
}
