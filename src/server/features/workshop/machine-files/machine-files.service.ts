/** Makes the machine files and the job sheet of each paid line. Run by jobs. */
import { createHash } from 'node:crypto';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { Database } from '../../../database/connection/connection.ts';
import type { MediaStore } from '../../../gateways/media/media-store.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { ArtworkService } from '../../artwork/artwork.service.ts';
import type { DesignSealer } from '../../artwork/design-seal.ts';
import type { Photos } from '../../artwork/machine/photos.ts';
import type { PaperFonts } from '../../paper-text/write-paper.ts';
import { jobSheetPdf } from '../papers/job-sheet.pdf.ts';
import { machineFilesQueue } from './machine-files.queue.ts';
import { machineFilesRetention } from './machine-files.retention.ts';
import { machineFilesStore } from './machine-files.store.ts';
import type { LineToMake, MadeFile } from './machine-files.store.ts';
import type { ProofsService } from '../proofs/proofs.service.ts';
import { bound } from '../../../bound.ts';

export interface MachineFilesDependencies {
  database: Database;
  artwork: Pick<
    ArtworkService,
    'composePicture' | 'scaled' | 'machineFiles' | 'isLargeJob' | 'hasAllPhotos'
  >;
  proofs: Pick<ProofsService, 'sides'>;
  /** The seal that a design would get now. */
  seal: DesignSealer;
  media: MediaStore;
  fonts: PaperFonts;
  /** The photographs in a design at full resolution. */
  photosOf(document: DesignDocument): Promise<Photos>;
  clock: Clock;
  daysAfterDispatch: number;
}

export type MachineFilesService = ReturnType<typeof machineFilesService>;

const SHEET_PICTURE_PX = 900;
const A4_MM = { widthMm: 210, heightMm: 297 };
/** Digits of the hash in a file name: enough to make collisions impossible in practice. */
const NAMED_DIGITS = 16;

type MachineFilesContext = ReturnType<typeof contextOf>;

function contextOf({
  database,
  artwork,
  proofs,
  seal,
  media,
  fonts,
  photosOf,
  clock,
  daysAfterDispatch,
}: MachineFilesDependencies) {
  const store = machineFilesStore(database);
  return {
    database,
    artwork,
    proofs,
    seal,
    media,
    fonts,
    photosOf,
    clock,
    daysAfterDispatch,
    store,
  };
}

export function machineFilesService(dependencies: MachineFilesDependencies) {
  const context = contextOf(dependencies);
  return {
    ...machineFilesRetention({
      database: context.database,
      clock: context.clock,
      artwork: context.artwork,
      daysAfterDispatch: context.daysAfterDispatch,
    }),
    /** The files made so far; all files of a line appear together, soon after payment. */
    ofOrder: context.store.ofOrder,
    ...bound(context, {
      make: makeMachineFiles,
      makeLarge: makeLargeMachineFiles,
      read: readMachineFile,
      canMake: hasPhotographs,
    }),
  };
}

/** The same line always gives the same files; either all are recorded or none. */
async function makeNow(
  { artwork, photosOf, media, proofs, seal, fonts, database, store }: MachineFilesContext,
  line: LineToMake,
): Promise<void> {
  const { document, process, mirrored, settings, plate, angle } = line;
  // A missing photograph would spoil the blank, so the job fails.
  if (!(await artwork.hasAllPhotos(document)))
    throw new Error(`A photograph of order line ${line.id} was deleted, so it cannot be made`);
  const set = await artwork.machineFiles({
    document,
    process,
    mirrored,
    settings,
    photos: await photosOf(document),
    at: line.placedAt,
  });
  const files: MadeFile[] = [];
  const save = async (file: Pick<MadeFile, 'kind' | 'widthMm' | 'heightMm'>, bytes: Buffer) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const mediaKey = keyOf(line, file.kind, sha256);
    await media.put(mediaKey, bytes);
    files.push({ ...file, mediaKey, sha256, sizeBytes: bytes.length });
  };
  for (const { bytes, ...file } of set.files) await save(file, Buffer.from(bytes));
  const size = { width: SHEET_PICTURE_PX, format: 'png' } as const;
  const sides = await proofs.sides(line.id, SHEET_PICTURE_PX);
  const pictures =
    sides.length > 0 ? sides : [await artwork.composePicture({ document, plate, angle, ...size })];
  const now = seal(document);
  const sheet = await jobSheetPdf({ line, now, files, pieces: set.pieces, pictures }, fonts);
  await save({ kind: 'jobSheet', ...A4_MM }, sheet);
  await database.transaction().execute(async (transaction) => {
    // If the line has changed since, these files are discarded; its new design has its own job.
    const mediaKeys = (await store.isStill(transaction, line.id, document))
      ? await store.record(transaction, line.id, files)
      : files.map(({ mediaKey }) => mediaKey);
    if (mediaKeys.length > 0)
      await enqueue(
        transaction,
        'deleteMadeFiles',
        { mediaKeys },
        { queue: machineFilesQueue(line.id) },
      );
  });
}

export async function makeMachineFiles(
  context: MachineFilesContext,
  orderLineId: string,
): Promise<void> {
  const { store, artwork, database } = context;
  const line = await store.lineToMake(orderLineId);
  // The release of the order queues them again.
  if (line.heldAt) return;
  if (!artwork.isLargeJob(line.process, line.document.area)) return makeNow(context, line);
  await database.transaction().execute((transaction) =>
    enqueue(
      transaction,
      'makeLargeMachineFiles',
      { orderLineId },
      // A separate queue: large jobs do not delay others, and never run two at a time.
      { queue: 'largeMachineFiles', key: `largeMachineFiles ${orderLineId}` },
    ),
  );
}

export async function makeLargeMachineFiles(
  context: MachineFilesContext,
  orderLineId: string,
): Promise<void> {
  const { store } = context;
  const line = await store.lineToMake(orderLineId);
  if (!line.heldAt) await makeNow(context, line);
}

/** Whether a line's photographs are still there. They are deleted some time after dispatch. */
export async function hasPhotographs(
  { store, artwork }: MachineFilesContext,
  orderLineId: string,
): Promise<boolean> {
  return artwork.hasAllPhotos((await store.lineToMake(orderLineId)).document);
}

export function readMachineFile({ media }: MachineFilesContext, mediaKey: string): Promise<Buffer> {
  return media.get(mediaKey);
}

function keyOf(
  { reference, position }: LineToMake,
  kind: MadeFile['kind'],
  sha256: string,
): string {
  const [name, ending] = kind === 'jobSheet' ? ['job-sheet-', 'pdf'] : ['', kind];
  return `machine-files/${reference}/${position + 1}-${name}${sha256.slice(0, NAMED_DIGITS)}.${ending}`;
}
