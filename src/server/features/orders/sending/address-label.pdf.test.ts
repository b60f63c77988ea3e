import path from 'node:path';
import { expect, test } from 'vitest';
import { paperFonts } from '../../paper-text/write-paper.ts';
import { pdfText } from '../../../testing/features/read-pdf.ts';
import { addressLabelsPdf } from './address-label.pdf.ts';

const fonts = paperFonts(path.join(import.meta.dirname, '../../../../../catalogue/fonts'));
const sheet = { service: '', returnTo: ['Keepsake'], at: new Date('2026-11-23T10:00:00Z') };

async function drawn(size: 'plain' | 'large', ...address: string[]): Promise<string[]> {
  const label = { reference: 'KS-AAA-AAAA', address };
  return pdfText(await addressLabelsPdf([label], sheet, size, fonts)).split('\n');
}

test.each(['plain', 'large'] as const)(
  'a long name and a long street have a row each on the label “%s”',
  async (size) => {
    const address = [
      'Alexandra-Maximiliana Featherstonehaugh-Smith',
      'Flat 12, 148 Upper Great Victoria Terrace',
      'Ludlow',
      'SY8 1AA',
    ];
    expect((await drawn(size, ...address)).slice(-4)).toEqual(address);
  },
);

test('a line that could not be read on one row is wrapped between words', async () => {
  const street = 'Unit 7, The Old Cotswold-Stone Wool Warehouse behind the Railway Station, ';
  const rows = await drawn('large', 'Siân Price', street + street, 'SY8 1AA');
  const ofStreet = rows.slice(rows.indexOf('Siân Price') + 1, -1);
  expect(ofStreet.length).toBeGreaterThan(1);
  expect(ofStreet.join(' ')).toBe((street + street).trim());
});
