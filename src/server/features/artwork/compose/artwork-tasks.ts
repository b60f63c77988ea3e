/** The work of compositor threads and of the child process for large jobs: pictures, files for machines, and what is wrong with a design. */
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import sharp from 'sharp';
import { checkDesign } from '../../../../artwork/check/check-design.ts';
import type { Problem } from '../../../../artwork/check/check-design.ts';
import type { DesignDocument, Process } from '../../../../artwork/design/design.ts';
import type { Cut } from '../../../../artwork/check/loose-pieces.ts';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import { makeShaper } from '../../../../artwork/render/shaper.ts';
import { composedPicture } from './composed-picture.ts';
import type { PictureJob } from './composed-picture.ts';
import { loadFonts } from './load-fonts.ts';
import { cutOf } from '../machine/loose-pieces.ts';
import { machineFiles } from '../machine/machine-files.ts';
import type { MachineJob, MachineSet } from '../machine/machine-files.ts';
import { plateLibrary } from './plate-library.ts';

export type PictureTask = { kind: 'picture' } & PictureJob;
export type MachineTask = { kind: 'machine' } & MachineJob;
/** What is wrong with each of some designs, which takes their letters' outlines to tell. */
export interface CheckTask {
  kind: 'check';
  documents: readonly DesignDocument[];
  /** How words of all of them were set otherwise, by layer. */
  restyled: DesignEdits['words'];
  process: Process;
  /** Of the photographs, by upload. */
  pixels: Readonly<Record<string, { width: number; height: number }>>;
}
/** How designs cut out, one by one. */
export interface CutTask {
  kind: 'cut';
  documents: readonly DesignDocument[];
}
/** A picture made smaller, or put into another form. */
export interface ScaleTask {
  kind: 'scale';
  picture: Uint8Array;
  /** Side of the square it becomes, in pixels. */
  width: number;
}
export type ArtworkTask = PictureTask | MachineTask | CheckTask | CutTask | ScaleTask;

/** What each thread and process is told when it starts. */
export interface ArtworkTaskSettings {
  /** Absolute path of catalogue/. */
  catalogueFolder: string;
  /** Bytes of developed plates that are kept. */
  plateBytes: number;
}

export function openArtworkTasks({ catalogueFolder, plateBytes }: ArtworkTaskSettings) {
  // One at a time: whoever gives the work says how much of it runs together.
  sharp.concurrency(1);
  sharp.cache(false);
  const shaper = makeShaper(hb, loadFonts(path.join(catalogueFolder, 'fonts')));
  const plates = plateLibrary({
    folder: path.join(catalogueFolder, 'plates'),
    maxBytes: plateBytes,
  });
  return {
    picture: (job: PictureJob): Promise<Buffer> => composedPicture(job, shaper, plates),
    check: async ({ documents, restyled, process, pixels }: CheckTask): Promise<Problem[][]> => {
      const needs = { shaper, process, restyled, pixelsOf: (upload: string) => pixels[upload] };
      return documents.map((document) => checkDesign(document, needs));
    },
    async cuts({ documents }: CutTask): Promise<Cut[]> {
      const cuts: Cut[] = [];
      for (const document of documents) cuts.push(await cutOf(document, shaper));
      return cuts;
    },
    scale: ({ picture, width }: ScaleTask): Promise<Buffer> =>
      sharp(picture).resize(width).png({ compressionLevel: 6 }).toBuffer(),
    machineFiles: (job: MachineJob): Promise<MachineSet> => machineFiles(job, shaper),
  };
}
