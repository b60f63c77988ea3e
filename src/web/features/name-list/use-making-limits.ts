/** What limits a list of names on one product: the letters of its font, and the stock. */
import { useEffect, useState } from 'react';
import type { Process } from '../../../artwork/design/design.ts';
import { browserApi } from '../../api/client.ts';
import type { NewItem } from '../../state/cart.ts';
import { openLettering, type MissingLetters } from './lettering.ts';

export interface MakingLimits {
  /** Undefined until the font is loaded. */
  missing: MissingLetters | undefined;
  /** How many can be made; undefined until known. */
  stock: number | undefined;
}

/** @param common the personalisation of all names as JSON */
export function useMakingLimits(item: NewItem, common: string, process: Process): MakingLimits {
  const [missing, setMissing] = useState<MissingLetters>();
  const [stock, setStock] = useState<number>();
  const { productId, slug, plate } = item;

  useEffect(() => {
    let isWanted = true;
    const personalisation = JSON.parse(common) as NonNullable<NewItem['personalisation']>;
    // If either fails to load, the server reports errors when the names are added.
    openLettering({ slug, plate, process }, personalisation).then(
      (letters) => isWanted && setMissing(() => letters),
      (failure: unknown) => console.warn('Letters are checked by the server', failure),
    );
    browserApi.call('productStock', { params: { productId } }).then(
      (answer) => isWanted && setStock(answer.left),
      (failure: unknown) => console.warn('Stock is checked by the server', failure),
    );
    return () => {
      isWanted = false;
    };
  }, [productId, slug, plate, process, common]);

  return { missing, stock };
}
