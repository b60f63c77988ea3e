/** The designs that a shopper has begun on product pages, stored in this tab until they are in the cart. */
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { BEGUN } from './designs-of-tab.ts';
import { tabStorage } from '../guarded-storage.ts';

export interface BegunDesign {
  /** By field. A missing field has not been edited. */
  typed: Readonly<Record<string, string>>;
  edits: DesignEdits;
  wordless: boolean;
  /** Slug of the finish. */
  finish: string;
  /** By option, such as { size: 'M' }. */
  options: Readonly<Record<string, string>>;
}

/** A design begun on a product. */
export interface BegunOnProduct {
  /** The product page's slug. */
  slug: string;
  design: BegunDesign;
}

interface StoredDesign extends BegunOnProduct {
  /** Key of the draft or cart line that it began with; empty: none. */
  begunWith: string;
}

interface Stored {
  version: number;
  designs: readonly StoredDesign[];
}

const VERSION = 1;
/** Browsers give a tab about 5 MB; a design with many layers takes some 10 KB. */
const MOST = 20;

function stored(): readonly StoredDesign[] {
  const text = tabStorage.getItem(BEGUN);
  if (text === null) return [];
  const { version, designs } = JSON.parse(text) as Stored;
  return version === VERSION ? designs : [];
}

function store(designs: readonly StoredDesign[]): void {
  tabStorage.setItem(BEGUN, JSON.stringify({ version: VERSION, designs } satisfies Stored));
}

/** Latest first. */
export const begunOnProducts = (): readonly BegunOnProduct[] => stored();

/** Undefined if the design on this product was begun with something else. */
export function begunDesign(slug: string, begunWith: string): BegunDesign | undefined {
  return stored().find((one) => one.slug === slug && one.begunWith === begunWith)?.design;
}

export function keepBegun(slug: string, begunWith: string, design: BegunDesign): void {
  const others = stored().filter((one) => one.slug !== slug);
  store([{ slug, begunWith, design }, ...others].slice(0, MOST));
}

export function forgetBegun(slug: string): void {
  const designs = stored();
  const others = designs.filter((one) => one.slug !== slug);
  if (others.length < designs.length) store(others);
}
