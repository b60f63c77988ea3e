/** Wraps text between words only: PDFKit also breaks at hyphens, which tears names such as Smith-Jones. */
import type { Pdf } from '../../paper-text/write-paper.ts';

/**
 * The rows of one line of text, in the font and size that are set. Only a word that is wider than a
 * row is broken.
 * @param width in points, as `hang`
 * @param hang how much narrower the rows after the first are
 */
export function wrapText(
  pdf: Pick<Pdf, 'widthOfString'>,
  text: string,
  width: number,
  hang = 0,
): string[] {
  const rows: string[] = [];
  let row = '';
  const isFitting = (candidate: string): boolean =>
    pdf.widthOfString(candidate) <= width - (rows.length === 0 ? 0 : hang);
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (isFitting(longer)) {
      row = longer;
      continue;
    }
    if (row !== '') rows.push(row);
    row = '';
    for (const character of word)
      if (row === '' || isFitting(row + character)) row += character;
      else {
        rows.push(row);
        row = character;
      }
  }
  return [...rows, row];
}
