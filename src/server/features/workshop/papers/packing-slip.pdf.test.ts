/** Packing slips of several pages. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { pdfText } from '../../../testing/features/read-pdf.ts';
import { paperFonts } from '../../paper-text/write-paper.ts';
import { packingSlipsPdf } from './packing-slip.pdf.ts';
import type { PackingSlip } from './packing-slip.pdf.ts';

const fonts = paperFonts(path.join(import.meta.dirname, '../../../../../catalogue/fonts'));

const slip = (reference: string, lines: number): PackingSlip => ({
  reference,
  shopName: 'Keepsake',
  dispatchOn: '2026-03-03',
  placedAt: new Date('2026-03-02T10:00:00Z'),
  label: ['Siân Price', 'SY23 1AA'],
  giftNote: 'Penblwydd hapus',
  lines: Array.from({ length: lines }, (_, place) => ({
    number: place + 1,
    name: 'Mug',
    quantity: 1,
    options: [],
    words: [{ label: 'Name', text: `Name ${place + 1}` }],
    pictures: [],
  })),
});

test('each page of a long slip names its order and its place', async () => {
  const text = pdfText(await packingSlipsPdf([slip('KS-1', 18), slip('KS-2', 1)], fonts));
  for (const page of [1, 2, 3]) expect(text).toContain(`KS-1, page ${page} of 3`);
  expect(text).not.toContain('KS-2, page');
  expect(text).toContain('Packing slip KS-2');
});
