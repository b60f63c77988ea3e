/** Lists the places of pieces on their sheets as text for the workshop. */
import { trimOnSheet } from '../../../../artwork/production/batch-marks.ts';
import { mayChange } from './batch-sheets.service.ts';
import type { MadeBatchSheets } from './batch-sheets.service.ts';
import type { LeftOut, MadeSheet } from './nested-sheets.ts';
import type { LineToNest } from './batch-sheets.store.ts';
import { labelLines, giftNoteOnOneLine } from '../papers/parcel-label.ts';
import { settingsOf } from '../papers/job-sheet.wording.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

export function sheetsList({ sheet, at, sheets, leftOut }: MadeBatchSheets): string {
  const { w, h, margin, gap } = sheet;
  const head =
    `Batch sheets of ${moment.format(at)}: ${w} × ${h} mm, margin ${margin} mm, gap ${gap} mm.\n` +
    'Places are those of the trim’s upper left corner, from the upper left corner of the sheet.';
  const missing = leftOut.map((one) => `  ${leftOutLine(one)}`);
  return `${[
    head,
    ...sheets.map(sheetLines),
    ...(missing.length > 0 ? [['Left out', ...missing].join('\n')] : []),
    ...parcelLines(sheets),
  ].join('\n\n')}\n`;
}

/** The reason why a line is on no sheet. */
export function leftOutLine({ line, reason }: LeftOut): string {
  const { w, h, bleed } = line.document.area;
  const why = {
    tooLarge: `${w + 2 * bleed} × ${h + 2 * bleed} mm with bleed, and its label, are larger than the sheet`,
    rotary: 'turns in its machine and is made by itself',
    photoGone: 'a photograph in it is gone',
  }[reason];
  return `${nameOf(line)}, ${line.quantity} × ${line.name}: ${why}`;
}

function sheetLines({ name, line, placed }: MadeSheet): string {
  const settings = settingsOf({ ...line, mirrored: placed.some(({ piece }) => piece.mirrored) });
  const pieces = placed.map((one) => {
    const { line, copy } = one.piece;
    const { x, y, w, h } = trimOnSheet(one);
    return [
      `  ${nameOf(line)}, ${copy} of ${line.quantity}`,
      `${w} × ${h} mm at ${x}, ${y}${one.turned ? ' turned' : ''}`,
      [line.name, ...Object.values(line.options)].join(', '),
      ...(line.words.length > 0
        ? [line.words.map(({ text }) => `“${text.replaceAll(/\s+/g, ' ')}”`).join(' ')]
        : []),
      `leaves ${line.dispatchOn}`,
      ...(mayChange(line) ? ['its buyer may still change it'] : []),
    ].join('  ');
  });
  return [
    `${name}  ${line.blank}, ${line.finish}`,
    `  ${settings.map(([label, value]) => `${label}: ${value}`).join('; ')}`,
    ...(name.endsWith('.svg') ? ['  Orange is for people: switch that colour off.'] : []),
    ...pieces,
  ].join('\n');
}

/** Each order on these sheets once, with its address, buyer and gift note. */
function parcelLines(sheets: readonly MadeSheet[]): string[] {
  const orders = new Map(
    sheets.flatMap(({ placed }) =>
      placed.map(({ piece: { line } }) => [line.reference, line] as const),
    ),
  );
  const parcels = [...orders.keys()].toSorted().map((reference) => {
    const { shippingAddress, comment, email } = orders.get(reference)!;
    const label = shippingAddress ? labelLines({ shippingAddress }).join(', ') : '';
    const giftNote = giftNoteOnOneLine(comment ?? '');
    return [
      `  ${[reference, label, email ?? ''].filter((part) => part !== '').join('  ')}`,
      ...(giftNote === '' ? [] : [`    Gift note: ${giftNote}`]),
    ].join('\n');
  });
  return parcels.length > 0 ? [['Parcels', ...parcels].join('\n')] : [];
}

const nameOf = ({ reference, position }: LineToNest): string => `${reference} line ${position + 1}`;
