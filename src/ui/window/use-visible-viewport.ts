/** The part of the window that an on-screen keyboard leaves visible. */
import { useSyncExternalStore } from 'react';

export interface VisibleViewport {
  /** Pixels from the window's top. */
  top: number;
  height: number;
}

/** Pinch zoom also shrinks the visual viewport; above this scale the layout must not change. */
const ENLARGED = 1.01;

/** Undefined if the whole window is visible or `isWanted` is false. */
export function useVisibleViewport(isWanted: boolean): VisibleViewport | undefined {
  const part = useSyncExternalStore(
    isWanted ? subscribe : never,
    isWanted ? visibleViewport : nothing,
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

/** As text, so that useSyncExternalStore sees equal values as equal. */
function visibleViewport(): string {
  const seen = window.visualViewport;
  if (!seen || seen.scale > ENLARGED || seen.height >= window.innerHeight - 1) return '';
  return `${Math.round(seen.offsetTop)} ${Math.round(seen.height)}`;
}

const never = () => () => undefined;
const nothing = () => '';
