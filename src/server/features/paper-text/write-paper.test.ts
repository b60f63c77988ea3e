import path from 'node:path';
import { expect, test } from 'vitest';
import { paperFonts, writePaper } from './write-paper.ts';
import { pdfText } from '../../testing/features/read-pdf.ts';

const fonts = paperFonts(path.join(import.meta.dirname, '../../../../catalogue/fonts'));
const CREATED = new Date('2026-11-28T12:00:00Z');
const paperWith = (text: string) =>
  writePaper({ info: { CreationDate: CREATED } }, fonts, (pdf) => {
    pdf.font('text').text(text).font('bold').text(text);
  });

test('the text of a paper can be copied, whatever was written before it', async () => {
  // In the font, these letters are made of the plain ones and an accent.
  expect(pdfText(await paperWith('éŷâ'))).toContain('éŷâ');
  expect(pdfText(await paperWith('eya'))).toContain('eya');
});

test('papers that are written at once do not mix', async () => {
  const texts = ['Siân', 'Sian', 'éè', 'ee', 'Łódź', 'Lodz'];
  const alone: Buffer[] = [];
  for (const text of texts) alone.push(await paperWith(text));
  const together = await Promise.all(texts.map(paperWith));
  expect(together.map(pdfText)).toEqual(texts.map((text) => expect.stringContaining(text)));
  expect(together.map(String)).toEqual(alone.map(String));
});
