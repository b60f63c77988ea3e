/** The format of a backup: a gzipped tar of a head, table data in chunks, files, and a manifest at the end. */
import { z } from 'zod';

/** Raise it when an older shop could not read a newer backup. */
export const BACKUP_FORMAT = 1;

export const HEAD_NAME = 'head.json';
export const MANIFEST_NAME = 'manifest.json';
/** Contains one folder per table, with its rows in COPY's text format. */
export const TABLES_FOLDER = 'tables/';
/** Contains the data folder's files under their own names. */
export const FILES_FOLDER = 'files/';
/** The data folder's secret, if the environment gave none. */
export const SECRET_FILE = 'secret';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** In the order of the data; excludes generated columns. */
  columns: z.array(z.string()),
});

const head = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The job queue's own latest migration. */
  queueMigration: z.number(),
  /** Which secret the shop had, and whether the backup contains it. */
  secret: z.object({ fingerprint: z.string(), isHeld: z.boolean() }),
  tables: z.array(table),
});

const manifest = z.object({
  /** By `schema.table`. */
  rows: z.record(z.string(), z.number()),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), last: z.string(), called: z.boolean() }),
  ),
  files: z.number(),
  fileBytes: z.number(),
  entries: z.number(),
  /** SHA-256 over name, size and content of every entry before this one. */
  sha256: z.string(),
});

export type BackupTable = z.infer<typeof table>;
export type BackupHead = z.infer<typeof head>;
export type BackupManifest = z.infer<typeof manifest>;
export type BackupSequence = BackupManifest['sequences'][number];

/** A backup that cannot be written or restored; its message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** @param file named in the message */
export function damaged(file: string, why: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is damaged or not a backup of this shop: ${why}.`, { cause });
}

export function readHead(file: string, bytes: Buffer): BackupHead {
  const { format } = read(file, z.object({ format: z.number() }), bytes);
  if (format > BACKUP_FORMAT)
    throw new BackupError(
      `${file} has backup format ${format}; this version reads up to ${BACKUP_FORMAT}. Restore it with the version that wrote it.`,
    );
  return read(file, head, bytes);
}

export function readManifest(file: string, bytes: Buffer): BackupManifest {
  return read(file, manifest, bytes);
}

export const tableKey = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`;

function read<Shape>(file: string, shape: z.ZodType<Shape>, bytes: Buffer): Shape {
  let content: unknown;
  try {
    content = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw damaged(file, 'it holds broken JSON', error);
  }
  const result = shape.safeParse(content);
  if (!result.success) throw damaged(file, 'its head or manifest is not in the expected form');
  return result.data;
}
