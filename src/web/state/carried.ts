/** A design on its way from one product to another: kept in this tab until that product's page has taken it. */
import type { DesignEdits } from '../../domain/personalisation/design-edits.ts';
import { tabStorage } from './guarded-storage.ts';

export interface CarriedDesign<Told = unknown> {
  /** The product it goes to. */
  slug: string;
  /** The name of the one it comes from. */
  from: string;
  words: Readonly<Record<string, string>>;
  edits: DesignEdits | undefined;
  /** What was changed on the way. */
  told: readonly Told[];
}

const KEY = 'carried-design';

export function keepCarried(design: CarriedDesign): void {
  tabStorage.setItem(KEY, JSON.stringify(design));
}

export function dropCarried(): void {
  tabStorage.removeItem(KEY);
}

/** Answers it once, to the product it goes to; on any other page it is dropped. */
export function takeCarried<Told>(slug: string): CarriedDesign<Told> | null {
  const kept = tabStorage.getItem(KEY);
  dropCarried();
  const design = kept === null ? null : (JSON.parse(kept) as CarriedDesign<Told>);
  return design?.slug === slug ? design : null;
}
