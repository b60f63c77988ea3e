/**
 * The placeholder of a heart button. Takes its space at once and loads the button after hydration,
 * off the critical path.
 */
import { lazy, Suspense, type ComponentType } from 'react';
import { useStoredStateRead } from '../state/read-stored-state.ts';
import type { HeartProps } from './wishlist-heart.tsx';

const Heart = lazy<ComponentType<HeartProps>>(() =>
  // If a heart cannot be loaded, the page omits it.
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
