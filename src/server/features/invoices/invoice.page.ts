/** The page that invoices are written on: its measures and colours, and how a part of it is tagged. */
import type PDFDocument from 'pdfkit';

export const MARGIN = 56;
export const INK = '#1f2a24';
export const QUIET = '#5a635d';
export const RULE = '#cfc8bb';
const A4 = { width: 595.28, height: 841.89 };
export const RIGHT = A4.width - MARGIN;
export const FOOT = A4.height - MARGIN - 40;

export type Pdf = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Pdf['struct']>;

/** Adds one tagged part, which screen readers read in this order. */
export function say(pdf: Pdf, parent: Structure, tag: 'H1' | 'P', write: () => void): void {
  parent.add(pdf.struct(tag, {}, write));
}
