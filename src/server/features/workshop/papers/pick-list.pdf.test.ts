/** The pick list names each blank whole. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { pdfText } from '../../../testing/features/read-pdf.ts';
import { paperFonts } from '../../paper-text/write-paper.ts';
import { pickListPdf } from './pick-list.pdf.ts';

const fonts = paperFonts(path.join(import.meta.dirname, '../../../../../catalogue/fonts'));
const head = { batch: 7, at: new Date('2026-03-02T10:00:00Z') };

test('a long name of a blank is broken, not cut', async () => {
  const blank = 'Insulated steel bottle with bamboo lid and carrying loop, Charcoal, 750 ml';
  const text = pdfText(
    await pickListPdf({ ...head, blanks: [{ sku: 'B', blank, count: 1 }] }, fonts),
  );
  for (const word of blank.split(' ')) expect(text).toContain(word);
  expect(text).not.toContain('…');
  expect(text).toMatch(/^1 blank$/m);
});

test('blanks are counted together', async () => {
  const blanks = [1, 2].map((count) => ({ sku: `S${count}`, blank: `Mug ${count}`, count }));
  expect(pdfText(await pickListPdf({ ...head, blanks }, fonts))).toContain('3 blanks');
});
