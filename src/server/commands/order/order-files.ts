/** Copies an order's machine files to where the workshop's own programs open them. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MachineFilesService } from '../../features/workshop/machine-files/machine-files.service.ts';
import { fileNameOf } from '../../features/workshop/machine-files/file-name.ts';
import type { MadeFile } from '../../features/workshop/machine-files/machine-files.store.ts';

type LineFile = MadeFile & { position: number };

const nameOf = (reference: string, file: LineFile): string => `${reference}-${fileNameOf(file)}`;

export function showFile(reference: string, file: LineFile): string {
  const size = [file.widthMm, file.heightMm].map((mm) => Number(mm.toFixed(2))).join(' × ');
  return `  ${nameOf(reference, file)}  ${size} mm`;
}

/** For an order without files. Files of an order dispatched long ago are queued to be made again. */
export async function noFiles(
  { makeAgain }: Pick<MachineFilesService, 'makeAgain'>,
  orderId: string,
): Promise<string> {
  return (await makeAgain(orderId)) > 0
    ? 'its files were deleted and are being made again; run this again in a few minutes'
    : 'nothing is made yet';
}

/** Creates the folder if necessary; replaces files of the same name. */
export async function copyFiles(
  reference: string,
  files: readonly LineFile[],
  read: (mediaKey: string) => Promise<Buffer>,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of files)
    await writeFile(path.join(folder, nameOf(reference, file)), await read(file.mediaKey));
}

/** Returns the file name. */
export async function copySlip(reference: string, slip: Buffer, folder: string): Promise<string> {
  const name = `${reference}-packing-slip.pdf`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), slip);
  return name;
}
