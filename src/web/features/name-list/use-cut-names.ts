/** Which names of a list would come apart once they are cut out, asked of the server a moment after they change. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { browserApi } from '../../api/client.ts';

export interface CutNames {
  /** In words, by name. */
  faults: ReadonlyMap<string, string>;
  /** Present where the server could not be asked. */
  askAgain: (() => void) | undefined;
}

export interface CutItem {
  productId: string;
  /** What all have in common: the personalisation as JSON. */
  common: string;
}

const PAUSE_MS = 350;
/** As many as the server takes at a time. */
const AT_ONCE = 50;
const LONGEST = 400;
const PLACE = /^names\.(\d+)\./;
/** Null: it holds together. */
type Known = ReadonlyMap<string, string | null>;
const NONE: Known = new Map();

/** @param item null where nothing is cut out: then nothing is asked */
export function useCutNames(item: CutItem | null, names: readonly string[]): CutNames {
  const [known, setKnown] = useState({ common: '', names: NONE });
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { productId = '', common = '' } = item ?? {};
  const told = known.common === common ? known.names : NONE;
  const written = names
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= LONGEST);
  const unknown = item ? [...new Set(written)].filter((name) => !told.has(name)) : [];
  const wanted = JSON.stringify(unknown);

  const ask = useEffectEvent(async (isNewest: () => boolean) => {
    setIsUnreachable(false);
    try {
      for (let from = 0; from < unknown.length && isNewest(); from += AT_ONCE) {
        const some = unknown.slice(from, from + AT_ONCE);
        const faults = await faultsOf(productId, common, some);
        setKnown((before) => ({
          common,
          names: new Map([...(before.common === common ? before.names : NONE), ...faults]),
        }));
      }
    } catch (failure) {
      console.warn('Names that are cut out are checked when they are added', failure);
      if (isNewest()) setIsUnreachable(true);
    }
  });
  useEffect(() => {
    if (wanted === '[]') return undefined;
    let isNewest = true;
    const timer = setTimeout(() => void ask(() => isNewest), PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [wanted, productId, common, attempts]);

  return {
    faults: useMemo(
      () => new Map([...told].filter((one): one is [string, string] => one[1] !== null)),
      [told],
    ),
    askAgain: isUnreachable ? () => setAttempts((count) => count + 1) : undefined,
  };
}

async function faultsOf(productId: string, common: string, names: string[]): Promise<Known> {
  const personalisation = JSON.parse(common) as Personalisation | null;
  const { problems } = await browserApi.call('artworkCheck', {
    body: { productId, personalisation: personalisation ?? { v: 1, fields: {} }, names },
  });
  const messages = new Map(
    problems.map(({ propertyPath, message }) => [Number(PLACE.exec(propertyPath)?.[1]), message]),
  );
  return new Map(names.map((name, place) => [name, messages.get(place) ?? null]));
}
