/** The work of compositor threads and of the child process for large jobs: pictures, and files for machines. */
import path from 'node:path';
import * as hb from 'harfbuzzjs';
import sharp from 'sharp';
import { makeShaper } from '../../../artwork/shaper.ts';
import { composedPicture } from './composed-picture.ts';
import type { PictureJob } from './composed-picture.ts';
import { loadFonts } from './load-fonts.ts';
import { machineFiles } from './machine/machine-files.ts';
import type { MachineJob, MachineSet } from './machine/machine-files.ts';
import { plateLibrary } from './plate-library.ts';

export type PictureTask = { kind: 'picture' } & PictureJob;
export type MachineTask = { kind: 'machine' } & MachineJob;
export type CraftTask = PictureTask | MachineTask;

/** What each thread and process is told when it starts. */
export interface CraftSetting {
  /** Absolute path of catalogue/. */
  catalogueFolder: string;
  /** Bytes of developed plates that are kept. */
  plateBytes: number;
}

export function openCraft({ catalogueFolder, plateBytes }: CraftSetting) {
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
    machineFiles: (job: MachineJob): Promise<MachineSet> => machineFiles(job, shaper),
  };
}
