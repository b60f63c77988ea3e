/** The colours behind the selected part, looked up again once changes have settled. */
import { useEffect, useState } from 'react';
import type { Drawn } from '../stage/use-drawn.ts';
import type { Ground } from './grounds.ts';

const SETTLED_MS = 150;

/** @param assumed until they are known */
export function useGrounds(
  drawn: Drawn | null,
  id: string,
  surface: string,
  assumed: string,
): readonly Ground[] {
  const [found, setFound] = useState<readonly Ground[]>([]);
  useEffect(() => {
    if (!drawn) return;
    let isNewest = true;
    const timer = setTimeout(() => {
      lookBehind(drawn, id, surface).then(
        (grounds) => isNewest && setFound(grounds),
        (failure: unknown) => console.warn('The colours behind it are not known', failure),
      );
    }, SETTLED_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [drawn, id, surface]);
  return found.length > 0 ? found : [{ hex: assumed, share: 1 }];
}

/** Loaded for the first part that is selected. */
async function lookBehind({ layers }: Drawn, id: string, surface: string): Promise<Ground[]> {
  const { groundsBehind } = await import('./grounds.ts');
  return groundsBehind(layers, id, surface);
}
