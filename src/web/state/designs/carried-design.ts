/** A design being moved from one product to another, stored in this tab until that product's page reads it. */
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { CARRIED } from './designs-of-tab.ts';
import { tabStorage } from '../guarded-storage.ts';

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

export function keepCarried(design: CarriedDesign): void {
  tabStorage.setItem(CARRIED, JSON.stringify(design));
}

/** Whether a design is on its way to this product. */
export function isCarrying(slug: string): boolean {
  return readCarried()?.slug === slug;
}

/** Returns it once, to the target product. Any other page discards it. */
export function takeCarried<Told>(slug: string): CarriedDesign<Told> | null {
  const design = readCarried<Told>();
  tabStorage.removeItem(CARRIED);
  return design?.slug === slug ? design : null;
}

function readCarried<Told>(): CarriedDesign<Told> | null {
  const stored = tabStorage.getItem(CARRIED);
  return stored === null ? null : (JSON.parse(stored) as CarriedDesign<Told>);
}
