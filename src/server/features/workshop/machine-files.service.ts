/** Makes what the workshop needs of each paid line: files for its machines, and a job sheet for its bench. Run by jobs. */
import { createHash } from 'node:crypto';
import type { DesignDocument } from '../../../artwork/design/design.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection.ts';
import type { MediaStore } from '../../gateways/media-store.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { ArtworkService } from '../artwork/artwork.service.ts';
import type { DesignSealer } from '../artwork/design-seal.ts';
import type { Photos } from '../artwork/machine/photos.ts';
import type { InvoiceFonts } from '../invoices/invoice.pdf.ts';
import { jobSheetPdf } from './job-sheet.pdf.ts';
import { machineFilesQueue } from './machine-files.queue.ts';
import { machineFilesRetention } from './machine-files.retention.ts';
import { machineFilesStore } from './machine-files.store.ts';
import type { LineToMake, MadeFile } from './machine-files.store.ts';
import type { ProofsService } from './proofs.service.ts';
import { bound } from '../../bound.ts';

export interface MachineFilesDependencies {
  database: Database;
  artwork: Pick<
    ArtworkService,
    'composePicture' | 'scaled' | 'machineFiles' | 'isLargeJob' | 'hasAllPhotos'
  >;
  proofs: Pick<ProofsService, 'freeze'>;
  /** What a design would be sealed with now. */
  seal: DesignSealer;
  media: MediaStore;
  fonts: InvoiceFonts;
  /** The photographs in a design, for whom their pixels are kept. */
  photosOf(document: DesignDocument): Promise<Photos>;
  clock: Clock;
  daysAfterDispatch: number;
}

export type MachineFilesService = ReturnType<typeof machineFilesService>;

const SHEET_PICTURE_PX = 900;
const A4_MM = { widthMm: 210, heightMm: 297 };
/** Of the hash, in a file's name: enough that no two contents ever share it. */
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
    /** What is made by now; a line's files come together, soon after it is paid. */
    ofOrder: context.store.ofOrder,
    ...bound(context, {
      make: makeMachineFiles,
      makeLarge: makeLargeMachineFiles,
      read: readMachineFile,
    }),
  };
}

/** Made again, the same line gives the same files; they stand in the books together or not at all. */
async function makeNow(
  { artwork, photosOf, media, proofs, seal, fonts, database, store }: MachineFilesContext,
  line: LineToMake,
): Promise<void> {
  const { document, process, mirrored, settings, plate, angle } = line;
  // An empty place would spoil the blank; the failed job says so.
  if (!(await artwork.hasAllPhotos(document)))
    throw new Error(`A photograph of order line ${line.id} is gone, so it cannot be made`);
  const set = await artwork.machineFiles({
    document,
    process,
    mirrored,
    settings,
    photos: await photosOf(document),
    at: line.placedAt,
  });
  const files: MadeFile[] = [];
  const keep = async (file: Pick<MadeFile, 'kind' | 'widthMm' | 'heightMm'>, bytes: Buffer) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const mediaKey = keyOf(line, file.kind, sha256);
    await media.put(mediaKey, bytes);
    files.push({ ...file, mediaKey, sha256, sizeBytes: bytes.length });
  };
  for (const { bytes, ...file } of set.files) await keep(file, Buffer.from(bytes));
  const proof = await proofs.freeze(line.id);
  const picture = proof.picture
    ? await artwork.scaled(proof.picture, SHEET_PICTURE_PX)
    : await artwork.composePicture({
        document,
        plate,
        angle,
        width: SHEET_PICTURE_PX,
        format: 'png',
      });
  const now = seal(document);
  const sheet = await jobSheetPdf({ line, now, files, pieces: set.pieces, picture }, fonts);
  await keep({ kind: 'jobSheet', ...A4_MM }, sheet);
  await database.transaction().execute(async (transaction) => {
    // Changed meanwhile: what is made of it as it is now has its own job, and these are nothing for the machines.
    const mediaKeys = (await store.isStill(transaction, line.id, document))
      ? await store.note(transaction, line.id, files)
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
  if (!artwork.isLargeJob(line.process, line.document.area)) return makeNow(context, line);
  await database.transaction().execute((transaction) =>
    enqueue(
      transaction,
      'makeLargeMachineFiles',
      { orderLineId },
      // Waiting in the queue they keep nobody from other jobs, and no two processes make them together.
      { queue: 'largeMachineFiles', key: `largeMachineFiles ${orderLineId}` },
    ),
  );
}

export async function makeLargeMachineFiles(
  context: MachineFilesContext,
  orderLineId: string,
): Promise<void> {
  const { store } = context;
  return makeNow(context, await store.lineToMake(orderLineId));
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
