/** A design on its way from one product to another: kept in this tab until that product's page has taken it. */
import type { DesignEdits } from '../../domain/design-edits.ts';

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
let inMemory: string | null = null;

export function keepCarried(design: CarriedDesign): void {
  inMemory = JSON.stringify(design);
  try {
    sessionStorage.setItem(KEY, inMemory);
  } catch {
    // Refused or full: it lives as long as the page does.
  }
}

export function dropCarried(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then it was kept in memory alone.
  }
}

/** Answers it once, to the product it goes to; on any other page it is dropped. */
export function takeCarried<Told>(slug: string): CarriedDesign<Told> | null {
  let kept = inMemory;
  inMemory = null;
  try {
    kept ??= sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // Then it was kept in memory alone.
  }
  const design = kept === null ? null : (JSON.parse(kept) as CarriedDesign<Told>);
  return design?.slug === slug ? design : null;
}
