/** The job sheet of an order line: product, files, machine settings and address, without prices. */
import path from 'node:path';
import { toldWarnings } from '../../../../domain/orders/office/told-warnings.ts';
import type { DesignSeal } from '../../../../artwork/render/renderer-version.ts';
import { code128 } from './code-128.ts';
import { dayText } from './day-text.ts';
import { INK, MARGIN, QUIET, RIGHT } from '../../invoices/invoice.page.ts';
import type { PaperFonts, Pdf } from '../../paper-text/write-paper.ts';
import { writePdf } from './write-pdf.ts';
import { changesSince, settingsOf, warningsOf } from './job-sheet.wording.ts';
import type { LineToMake, MadeFile } from '../machine-files/machine-files.store.ts';
import { labelLines } from './parcel-label.ts';

export interface JobSheet {
  line: LineToMake;
  /** The seal that the design would get now. */
  now: DesignSeal;
  /** Machine files. */
  files: readonly MadeFile[];
  /** See MachineSet. */
  pieces: number;
  /** PNGs of the finished product, from the front and from the other side of a mug that has two. */
  pictures: readonly Buffer[];
}

const PICTURE = 230;
/** Each of two. */
const SIDE = 178;
const SIDE_NAMES = ['Front', 'Other side'];
const TOP = 128;
const MODULE = 1;
const BAR_HEIGHT = 40;
const WARNING = '#b8552f';

export async function jobSheetPdf(sheet: JobSheet, fonts: PaperFonts): Promise<Buffer> {
  const { line } = sheet;
  return writePdf({ title: titleOf(line), createdAt: line.placedAt, fonts }, (pdf) => {
    drawHead(pdf, line);
    const foot = drawPictures(pdf, sheet.pictures);
    pdf.y = TOP;
    drawFacts(pdf, line);
    pdf.y = Math.max(pdf.y, foot) + 20;
    const told = toldWarnings(line.warnings ?? []);
    for (const warning of [
      ...(told ? [told] : []),
      ...warningsOf(line, sheet.pieces),
      ...changesSince(line.seal, sheet.now),
    ]) {
      pdf
        .font('bold')
        .fontSize(11)
        .fillColor(WARNING)
        .text(warning, MARGIN, pdf.y, { width: RIGHT - MARGIN })
        .moveDown(0.4);
    }
    drawParcel(pdf, line);
    drawFiles(pdf, sheet.files);
    drawSeal(pdf, line.seal);
  });
}

const titleOf = ({ reference, position }: LineToMake): string =>
  `${reference}, line ${position + 1}`;

function drawHead(pdf: Pdf, line: LineToMake): void {
  pdf
    .font('bold')
    .fontSize(22)
    .fillColor(INK)
    .text(titleOf(line), MARGIN, MARGIN)
    .font('text')
    .fontSize(10)
    .fillColor(QUIET)
    .text(`Job sheet, to leave on ${dayText(line.dispatchOn)}`, MARGIN, MARGIN + 32);
  const widths = code128(line.reference);
  let x = RIGHT - widths.reduce((all, width) => all + width, 0) * MODULE;
  widths.forEach((width, place) => {
    if (place % 2 === 0) pdf.rect(x, MARGIN, width * MODULE, BAR_HEIGHT);
    x += width * MODULE;
  });
  pdf.fill('#000000');
}

/** Returns where they end. */
function drawPictures(pdf: Pdf, pictures: readonly Buffer[]): number {
  const [front, ...others] = pictures;
  if (front && others.length === 0)
    pdf.image(front, MARGIN, TOP, { width: PICTURE, height: PICTURE });
  if (others.length === 0) return TOP + PICTURE;
  const step = SIDE + 18;
  for (const [at, picture] of pictures.entries()) {
    pdf.image(picture, MARGIN, TOP + at * step, { width: SIDE, height: SIDE });
    pdf
      .font('text')
      .fontSize(8)
      .fillColor(QUIET)
      .text(SIDE_NAMES[at] ?? '', MARGIN, TOP + at * step + SIDE + 3, { width: SIDE });
  }
  return TOP + pictures.length * step;
}

function drawFacts(pdf: Pdf, line: LineToMake): void {
  const left = MARGIN + PICTURE + 24;
  const fact = (label: string, value: string, size = 10) => {
    pdf
      .font('text')
      .fontSize(8)
      .fillColor(QUIET)
      .text(label, left, pdf.y, { width: RIGHT - left })
      .font(size > 10 ? 'bold' : 'text')
      .fontSize(size)
      .fillColor(INK)
      .text(value, left, pdf.y + 1, { width: RIGHT - left })
      .moveDown(0.45);
  };
  fact('Make', `${line.quantity} × ${line.name}`, 14);
  for (const { label, text } of line.words) fact(label, text, 16);
  const choice = [line.finish, ...Object.values(line.options)].join(', ');
  fact('Blank', `${line.blank}, ${choice} (${line.sku})`);
  fact('Material', line.material);
  const { w, h, bleed } = line.document.area;
  fact('Print area', `${w} × ${h} mm${bleed > 0 ? `, ${bleed} mm of bleed on every side` : ''}`);
  for (const [label, value] of settingsOf(line)) fact(label, value);
}

/** For packing: the packing slip has the same data, and the gift note as a card. */
function drawParcel(pdf: Pdf, { shippingAddress, comment }: LineToMake): void {
  const label = shippingAddress ? labelLines({ shippingAddress }) : [];
  const facts = [
    ['Goes to', label.join(', ')],
    ['Gift note', comment?.trim() ?? ''],
  ] as const;
  for (const [name, text] of facts) {
    if (text === '') continue;
    pdf
      .font('text')
      .fontSize(8)
      .fillColor(QUIET)
      .text(name, MARGIN, pdf.y, { width: RIGHT - MARGIN })
      .fontSize(11)
      .fillColor(INK)
      .text(text, MARGIN, pdf.y + 1, { width: RIGHT - MARGIN })
      .moveDown(0.5);
  }
}

function drawFiles(pdf: Pdf, files: readonly MadeFile[]): void {
  pdf
    .font('bold')
    .fontSize(11)
    .fillColor(INK)
    .text('Files', MARGIN, pdf.y + 6)
    .moveDown(0.4);
  for (const { mediaKey, widthMm, heightMm, sha256 } of files) {
    const size = `${widthMm.toFixed(1)} × ${heightMm.toFixed(1)} mm`;
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(INK)
      .text(`${path.posix.basename(mediaKey)}   ${size}`, MARGIN, pdf.y)
      .fontSize(7)
      .fillColor(QUIET)
      .text(`SHA-256 ${sha256}`, MARGIN, pdf.y + 1)
      .moveDown(0.6);
  }
}

/** Prints the seal of the picture above, so that doubts about the picture can be settled. */
function drawSeal(pdf: Pdf, { renderer, fonts, designHash }: DesignSeal): void {
  const lines = [
    `Design ${designHash}`,
    `Renderer ${renderer}`,
    ...Object.entries(fonts).map(([font, hash]) => `Font ${font}, SHA-256 ${hash}`),
  ];
  pdf
    .font('text')
    .fontSize(6)
    .fillColor(QUIET)
    .text(lines.join('\n'), MARGIN, pdf.y + 4, { width: RIGHT - MARGIN });
}
