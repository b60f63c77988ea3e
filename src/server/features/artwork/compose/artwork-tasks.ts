/** Tasks of the drawing processes: pictures, machine files and design checks. */
import path from 'node:path';
import sharp from 'sharp';
import { designProblems } from '../../../../artwork/check/design-warnings.ts';
import type { DesignProblem } from '../../../../artwork/check/design-warnings.ts';
import type { DesignDocument, Process } from '../../../../artwork/design/design.ts';
import type { Cut } from '../../../../artwork/check/describe-loose-pieces.ts';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import { composedPicture } from './composed-picture.ts';
import type { PictureJob } from './composed-picture.ts';
import { openShaper } from './load-fonts.ts';
import { cutOf } from '../machine/find-loose-pieces.ts';
import { machineFiles } from '../machine/machine-files.ts';
import type { MachineJob, MachineSet } from '../machine/machine-files.ts';
import { plateLibrary } from './plate-library.ts';

export type PictureTask = { kind: 'picture' } & PictureJob;
export type MachineTask = { kind: 'machine' } & MachineJob;
/** Checks designs, which needs the outlines of their letters. */
export interface CheckTask {
  kind: 'check';
  documents: readonly DesignDocument[];
  /** Style changes to texts in all of the designs, by layer. */
  restyled: DesignEdits['words'];
  process: Process;
  /** The blank's colour, `#rrggbb`. */
  surface: string;
  /** Sizes of the photographs, by upload. */
  pixels: Readonly<Record<string, { width: number; height: number }>>;
}
/** Computes the cut of each design. */
export interface CutTask {
  kind: 'cut';
  documents: readonly DesignDocument[];
}
/** Scales a picture or converts its format. */
export interface ScaleTask {
  kind: 'scale';
  picture: Uint8Array;
  /** Side of the square result, in pixels. */
  width: number;
  format: ScaledFormat;
}
export type ScaledFormat = 'png' | 'webp' | 'jpeg';
export type ArtworkTask = PictureTask | MachineTask | CheckTask | CutTask | ScaleTask;

/** Settings for each process at its start. */
export interface ArtworkTaskSettings {
  /** Absolute path of catalogue/. */
  catalogueFolder: string;
  /** Size limit of the plate cache, in bytes. */
  plateBytes: number;
}

export function openArtworkTasks({ catalogueFolder, plateBytes }: ArtworkTaskSettings) {
  // One thread each, because the caller decides how many tasks run at once.
  sharp.concurrency(1);
  sharp.cache(false);
  const shaper = openShaper(path.join(catalogueFolder, 'fonts'));
  const plates = plateLibrary({
    folder: path.join(catalogueFolder, 'plates'),
    maxBytes: plateBytes,
  });
  const photographs = path.join(catalogueFolder, 'photographs');
  return {
    picture: (job: PictureJob): Promise<Buffer> =>
      composedPicture(job, shaper, plates, photographs),
    check: async ({ documents, pixels, ...made }: CheckTask): Promise<DesignProblem[][]> => {
      const needs = { ...made, shaper, pixelsOf: (upload: string) => pixels[upload] };
      return documents.map((document) => designProblems(document, needs));
    },
    async cuts({ documents }: CutTask): Promise<Cut[]> {
      const cuts: Cut[] = [];
      for (const document of documents) cuts.push(await cutOf(document, shaper));
      return cuts;
    },
    scale: ({ picture, width, format }: ScaleTask): Promise<Buffer> => {
      const scaled = sharp(picture).resize(width);
      switch (format) {
        case 'png':
          return scaled.png({ compressionLevel: 6 }).toBuffer();
        case 'webp':
          return scaled.webp().toBuffer();
        case 'jpeg':
          // Words in colour stay sharp.
          return scaled.jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer();
      }
    },
    machineFiles: (job: MachineJob): Promise<MachineSet> => machineFiles(job, shaper),
  };
}
