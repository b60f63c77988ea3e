/** The pictures of an ordered piece as this tab painted them before it was bought, until its proofs are loaded. */
import { useEffect, useState } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { OTHER_SIDE_ANGLE } from '../../../../domain/catalogue/other-side.ts';
import { seenPicture } from '../../../state/designs/seen-pictures.ts';

type Item = OrderCourse['items'][number];

export function useSeenFirst(item: Item): Item {
  const [seen] = useState(() => copiesOf(item));
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const { proof, otherProof } = item;
  useEffect(() => {
    let isWanted = true;
    for (const address of [proof, otherProof])
      if (address && seen.has(address))
        void load(address).then(() => isWanted && setLoaded((others) => [...others, address]));
    return () => {
      isWanted = false;
    };
  }, [proof, otherProof, seen]);
  const shown = (address: string | null): string | null =>
    (address && !loaded.includes(address) && seen.get(address)) || address;
  return { ...item, proof: shown(proof), otherProof: shown(otherProof) };
}

/** By the address of the proof, which is another one once words are changed. */
function copiesOf(item: Item): ReadonlyMap<string, string> {
  const sides = [
    [item.proof, seenPicture(item)],
    [item.otherProof, seenPicture({ ...item, angle: OTHER_SIDE_ANGLE })],
  ] as const;
  return new Map(
    sides.flatMap(([address, copy]) => (address && copy ? [[address, copy] as const] : [])),
  );
}

/** Also resolves if the picture fails to load: the component that shows it handles that. */
async function load(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
}
