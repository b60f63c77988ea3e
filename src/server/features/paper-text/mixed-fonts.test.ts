/** Papers draw letters that Montserrat lacks, as wide as they are measured. */
import path from 'node:path';
import Document from 'pdfkit';
import { expect, test } from 'vitest';
import { mixFonts } from './mixed-fonts.ts';

const FONTS = path.join(import.meta.dirname, '../../../../catalogue/fonts');

function newPdf() {
  const pdf = new Document({ compress: false, size: [400, 400], margin: 20 });
  pdf.registerFont('text', path.join(FONTS, 'montserrat-500.ttf'));
  mixFonts(pdf, FONTS);
  return pdf.font('text').fontSize(10);
}

async function drawn(text: string, options = {}): Promise<string> {
  const pdf = newPdf();
  const parts: Buffer[] = [];
  const ended = new Promise((done) =>
    pdf.on('data', (part: Buffer) => parts.push(part)).on('end', done),
  );
  pdf.text(text, 20, 20, { width: 360, ...options }).end();
  await ended;
  return Buffer.concat(parts).toString('latin1');
}

/** Filled outlines. */
const outlinesIn = (pdf: string): number => pdf.match(/^f$/gm)?.length ?? 0;

test.each([
  ['Олена', 5],
  ['Ελένη', 5],
  ['王小明', 3],
  ['🎂🎉❤️', 3],
  ['Siân', 0],
])('%s is drawn with %i outlines', async (text, outlines) => {
  expect(outlinesIn(await drawn(text))).toBe(outlines);
});

test.each([
  'عيد ميلاد سعيد يا محمد، مع كل الحب',
  'प्रिय प्रिया',
  'வாழ்த்துகள்',
  'שמח! (2026)',
  'ਜਨਮਦਿਨ',
  'ก',
])('%s is drawn, whatever its script needs', async (text) => {
  expect(outlinesIn(await drawn(text, { align: 'center' }))).toBeGreaterThan(0);
});

test('a line is broken by the width of its letters', () => {
  const pdf = newPdf();
  const word = pdf.widthOfString('生日快乐');
  expect(word).toBeCloseTo(40, 0);
  expect(pdf.heightOfString('生日快乐', { width: 25 })).toBeCloseTo(
    2 * pdf.heightOfString('A', { width: 25 }),
  );
});

test('letters of both fonts are measured together', () => {
  const pdf = newPdf();
  expect(pdf.widthOfString('Mum 🎂')).toBeCloseTo(
    pdf.widthOfString('Mum ') + pdf.widthOfString('🎂'),
  );
});
