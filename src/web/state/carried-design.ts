/** A design being moved from one product to another, stored in this tab until that product's page reads it. */
import type { DesignEdits } from '../../domain/personalisation/design-edits.ts';
import { tabStorage } from './guarded-storage.ts';

export interface CarriedDesign<Told = unknown> {
  /** The target product. */
  slug: string;
  /** The name of the source product. */
  from: string;
  words: Readonly<Record<string, string>>;
  edits: DesignEdits | undefined;
  /** What changed in the move. */
  told: readonly Told[];
}

const KEY = 'carried-design';

export function keepCarried(design: CarriedDesign): void {
  tabStorage.setItem(KEY, JSON.stringify(design));
}

export function dropCarried(): void {
  tabStorage.removeItem(KEY);
}

/** Returns it once, to the target product. Any other page discards it. */
export function takeCarried<Told>(slug: string): CarriedDesign<Told> | null {
  const stored = tabStorage.getItem(KEY);
  dropCarried();
  const design = stored === null ? null : (JSON.parse(stored) as CarriedDesign<Told>);
  return design?.slug === slug ? design : null;
}
