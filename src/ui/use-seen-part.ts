/** The part of the window that an on-screen keyboard leaves to be seen, for what must not lie under it. */
import { useSyncExternalStore } from 'react';

export interface SeenPart {
  /** Pixels from the window's top. */
  top: number;
  height: number;
}

/** Whoever enlarges the page with two fingers sees a part of it too, and wants it to stay as it is. */
const ENLARGED = 1.01;

/** Undefined where all of the window is seen, and until it is wanted. */
export function useSeenPart(isWanted: boolean): SeenPart | undefined {
  const part = useSyncExternalStore(
    isWanted ? subscribe : never,
    isWanted ? seenPart : nothing,
    nothing,
  );
  if (part === '') return undefined;
  const [top = 0, height = 0] = part.split(' ').map(Number);
  return { top, height };
}

function subscribe(changed: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', changed);
  seen?.addEventListener('scroll', changed);
  return () => {
    seen?.removeEventListener('resize', changed);
    seen?.removeEventListener('scroll', changed);
  };
}

/** As text, so that the same part is the same value. */
function seenPart(): string {
  const seen = window.visualViewport;
  if (!seen || seen.scale > ENLARGED || seen.height >= window.innerHeight - 1) return '';
  return `${Math.round(seen.offsetTop)} ${Math.round(seen.height)}`;
}

const never = () => () => undefined;
const nothing = () => '';
