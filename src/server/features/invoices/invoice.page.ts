/** Page layout of invoices: measures, colours and tagging. */
import type { Pdf } from '../paper-text/write-paper.ts';

export const MARGIN = 56;
export const INK = '#1f2a24';
export const QUIET = '#5a635d';
export const RULE = '#cfc8bb';
const A4 = { width: 595.28, height: 841.89 };
export const RIGHT = A4.width - MARGIN;
export const FOOT = A4.height - MARGIN - 40;

export type Structure = ReturnType<Pdf['struct']>;

/** Adds one tagged element; screen readers read elements in this order. */
export function writeTagged(pdf: Pdf, parent: Structure, tag: 'H1' | 'P', write: () => void): void {
  parent.add(pdf.struct(tag, {}, write));
}
