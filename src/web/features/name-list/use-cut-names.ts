/** Asks the server which names of a list would come apart when cut out, shortly after they change. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { browserApi } from '../../api/client.ts';

export interface CutNames {
  /** Messages by name. */
  faults: ReadonlyMap<string, string>;
  /** Present if the check failed. */
  askAgain: (() => void) | undefined;
}

export interface CutItem {
  productId: string;
  /** The shared personalisation as JSON. */
  common: string;
}

const PAUSE_MS = 350;
/** The server's limit per request. */
const AT_ONCE = 50;
const LONGEST = 400;
const PLACE = /^names\.(\d+)\./;
/** Null if it holds together. */
type Known = ReadonlyMap<string, string | null>;
const NONE: Known = new Map();

/** @param item null if nothing is cut out; then no request is made */
export function useCutNames(item: CutItem | null, names: readonly string[]): CutNames {
  const [known, setKnown] = useState({ common: '', names: NONE });
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { productId = '', common = '' } = item ?? {};
  const reported = known.common === common ? known.names : NONE;
  const written = names
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= LONGEST);
  const unknown = item ? [...new Set(written)].filter((name) => !reported.has(name)) : [];
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
      () => new Map([...reported].filter((one): one is [string, string] => one[1] !== null)),
      [reported],
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
