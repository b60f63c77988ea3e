/**
 * The placeholder of a heart button. Takes its space at once and loads the button after hydration,
 * off the critical path.
 */
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useStoredStateRead } from '../state/read-stored-state.ts';
import type { HeartProps } from './wishlist-heart.tsx';

// If a heart cannot be loaded, the page omits it.
const Heart = lazyComponent<HeartProps>(async () => (await import('./wishlist-heart.tsx')).Heart);

export function WishlistButton({ className, ...product }: HeartProps & { className: string }) {
  const ready = useStoredStateRead();
  return <span className={`size-11 shrink-0 ${className}`}>{ready && <Heart {...product} />}</span>;
}
