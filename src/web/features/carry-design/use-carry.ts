/** Moves a design to the page of another product. */
import { useState } from 'react';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { useNavigate } from '../../navigation/use-router.ts';
import { keepCarried } from '../../state/designs/carried-design.ts';
import type { Made, OnPlate } from './refit.ts';

export interface CarriedFrom {
  /** The product it is on now. */
  from: OnPlate & { name: string };
  made: Made;
}

export function useCarry({ from, made }: CarriedFrom) {
  const navigate = useNavigate();
  const [going, setGoing] = useState('');
  const [failed, setFailed] = useState(false);
  return {
    /** Slug of the product it is on its way to; empty: none. */
    going,
    failed,
    /** @param onGo called once it is refitted, before the other page is opened */
    async carryTo({ slug, plate }: ProductCard, onGo: () => void): Promise<void> {
      if (going !== '') return;
      setGoing(slug);
      setFailed(false);
      try {
        const { refit } = await import('./refit.ts');
        keepCarried({ slug, from: from.name, ...(await refit(made, from, { slug, plate })) });
        onGo();
        await navigate(`/p/${slug}`);
      } catch (failure) {
        console.warn('The design was not carried over', failure);
        setFailed(true);
      } finally {
        setGoing('');
      }
    },
  };
}
