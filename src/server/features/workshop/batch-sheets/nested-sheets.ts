/** Nests pieces on sheets, one blank in one finish at a time, and makes the files of the sheets. */
import path from 'node:path';
import type { PrintArea, Process } from '../../../../artwork/design/design.ts';
import { labelledPiece } from '../../../../artwork/production/batch-marks.ts';
import { nest, placesOnSheet } from '../../../../artwork/production/nest.ts';
import type { BatchSheet, Placed } from '../../../../artwork/production/nest.ts';
import type { ArtworkService } from '../../artwork/artwork.service.ts';
import type { BatchPiece } from '../../artwork/machine/batch-sheet.ts';
import type { LineToNest } from './batch-sheets.store.ts';

/** Nesting by process. Grain, brushing and laser lines have a direction; paper and film have none. */
export const NESTING = {
  sublimation: { ending: 'pdf', mayTurn: true },
  vinyl: { ending: 'pdf', mayTurn: true },
  laser: { ending: 'svg', mayTurn: false },
  etch: { ending: 'svg', mayTurn: false },
} as const satisfies Partial<Record<Process, { ending: 'pdf' | 'svg'; mayTurn: boolean }>>;
export type NestedProcess = keyof typeof NESTING;

export const isNested = (process: Process): process is NestedProcess =>
  Object.hasOwn(NESTING, process);

export type { LineToNest } from './batch-sheets.store.ts';

export interface SheetsDependencies {
  artwork: Pick<ArtworkService, 'photosOf' | 'hasAllPhotos'>;
  /** Absolute path of catalogue/. */
  catalogueFolder: string;
}

/** Copies of one line that are to be made. */
export interface WantedLine {
  line: LineToNest;
  /** Counted from 1. */
  copies: readonly number[];
  /** How many copies the line has; the labels say so. */
  of: number;
}

export interface PieceOfLine extends BatchPiece {
  line: LineToNest;
  /** Counted from 1. */
  copy: number;
}

export interface MadeSheet {
  /** File name. */
  name: string;
  /** Represents all pieces on the sheet: one process, one blank, one finish. */
  line: LineToNest;
  placed: Placed<PieceOfLine>[];
}

export type LeftOutReason = 'tooLarge' | 'rotary' | 'photoGone';

export interface LeftOut {
  line: LineToNest;
  reason: LeftOutReason;
}

export interface SheetsWanted {
  lines: readonly WantedLine[];
  sheet: BatchSheet;
  at: Date;
  /** Printed on each sheet, and its file name without the ending. @param number of all sheets, from 1 */
  titleOf?: (line: LineToNest, number: number) => string;
}

/** Passes on each sheet when it is made, because sheets are large. */
export async function makeSheets(
  { artwork, catalogueFolder }: SheetsDependencies,
  { lines, sheet, at, titleOf }: SheetsWanted,
  take: (made: MadeSheet, bytes: Buffer) => Promise<void>,
): Promise<{ sheets: MadeSheet[]; leftOut: LeftOut[] }> {
  // Loaded for the first sheets: with sharp, resvg and HarfBuzz they take a tenth of a start and of its memory.
  const [{ openShaper }, { batchPdf, batchSvg }] = await Promise.all([
    import('../../artwork/compose/load-fonts.ts'),
    import('../../artwork/machine/batch-sheet.ts'),
  ]);
  const made: { sheets: MadeSheet[]; leftOut: LeftOut[] } = { sheets: [], leftOut: [] };
  const shaper = openShaper(path.join(catalogueFolder, 'fonts'));
  for (const group of groupsOf(lines)) {
    const { ending, mayTurn } = NESTING[group[0]!.line.process as NestedProcess];
    const pieces: PieceOfLine[] = [];
    for (const wanted of group) {
      const reason = await reasonAgainst(artwork, wanted.line);
      if (reason) made.leftOut.push({ line: wanted.line, reason });
      else pieces.push(...piecesOf(wanted));
    }
    const { sheets, tooLarge } = nest(pieces, sheet, mayTurn);
    for (const line of new Set(tooLarge.map((piece) => piece.line)))
      made.leftOut.push({ line, reason: 'tooLarge' });
    for (const [place, placed] of sheets.entries()) {
      const { line } = placed[0]!.piece;
      const title = titleOf?.(line, made.sheets.length + 1) ?? `${kindOf(line)}-${place + 1}`;
      const nested = { sheet, placed, title };
      const bytes = await (ending === 'pdf'
        ? batchPdf(nested, { shaper, at, photosOf: artwork.photosOf })
        : batchSvg(nested, {
            shaper,
            work: line.settings.work ?? 'engrave',
            photosOf: artwork.photosOf,
          }));
      const one = { name: `${title}.${ending}`, line, placed };
      await take(one, bytes);
      made.sheets.push(one);
    }
  }
  return made;
}

/** How many pieces of a process, each on such an area, a sheet takes. 0: they are too large, or made one by one. */
export const placesFor = (process: Process, area: PrintArea, sheet: BatchSheet): number =>
  isNested(process) ? placesOnSheet(labelledPiece(area, ''), sheet, NESTING[process].mayTurn) : 0;

/** What all pieces of a sheet have in common. */
export const kindOf = ({ process, blankSlug, finishSlug }: LineToNest): string =>
  [process, blankSlug, finishSlug].join('-');

/** Why a line can be on no sheet. A missing photograph would spoil the blank. */
async function reasonAgainst(
  artwork: SheetsDependencies['artwork'],
  { document, settings }: LineToNest,
): Promise<LeftOutReason | null> {
  if (settings.rotary) return 'rotary';
  return (await artwork.hasAllPhotos(document)) ? null : 'photoGone';
}

function piecesOf({ line, copies, of }: WantedLine): PieceOfLine[] {
  const { document, mirrored, reference, position } = line;
  return copies.map((copy) => {
    const label = `${reference} line ${position + 1}, ${copy} of ${of}`;
    return { ...labelledPiece(document.area, label), document, mirrored, line, copy };
  });
}

/** Groups lines that share a machine run: one process, one blank and finish, so one setting. */
function groupsOf(lines: readonly WantedLine[]): WantedLine[][] {
  const groups = Map.groupBy(lines, ({ line }) =>
    [line.process, line.blankSlug, line.finishSlug].join('/'),
  );
  return [...groups.values()];
}
