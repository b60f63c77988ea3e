/** Machine files of order lines in the database; the contents are in the media store. */
import { sql } from 'kysely';
import type { DesignDocument, Process } from '../../../../artwork/design/design.ts';
import type { DesignWarning } from '../../../../domain/personalisation/design-warning.ts';
import type { Address } from '../../../../domain/delivery/address.ts';
import type { MachineSettings } from '../../../../artwork/production/machine-settings.ts';
import type { OrderedTexts, VariantOptions } from '../../../database/column-values.ts';
import type { Database, Row, Transaction } from '../../../database/connection/connection.ts';
import type { DesignSeal } from '../../../../artwork/render/renderer-version.ts';

export interface LineToMake {
  id: string;
  position: number;
  reference: string;
  placedAt: Date;
  heldAt: Date | null;
  /** A plain date. */
  dispatchOn: string;
  name: string;
  sku: string;
  /** Of the blank, without its finish. */
  options: VariantOptions;
  /** To be made now: all copies, or those that are not made yet. */
  quantity: number;
  words: OrderedTexts;
  /** What the buyer was told may come out badly, and kept. */
  warnings: readonly DesignWarning[] | null;
  document: DesignDocument;
  process: Process;
  mirrored: boolean;
  plate: string;
  angle: string;
  blank: string;
  finish: string;
  material: string;
  /** The delivery address and gift note; empty once erased. */
  shippingAddress: Address | null;
  comment: string | null;
  seal: DesignSeal;
  /** The current settings: machines change, and the order does not depend on them. */
  settings: MachineSettings;
}

export type MadeFile = Omit<Row<'machineFile'>, 'orderLineId' | 'createdAt'>;

/** Pieces that wait, also for approval, or are being made; of a line without any, all copies. */
const COPIES_TO_MAKE = sql<number>`coalesce(nullif((SELECT count(*)::int FROM piece
  WHERE order_line_id = order_line.id AND piece.state IN ('toApprove', 'waiting', 'making')), 0), order_line.quantity)`;

/** Order lines with their blanks and machine settings. */
export const linesOnBlanks = (database: Database) =>
  database
    .selectFrom('orderLine')
    .innerJoin('customerOrder', 'customerOrder.id', 'orderLine.orderId')
    .innerJoin('blankVariant', 'blankVariant.id', 'orderLine.blankVariantId')
    .innerJoin('finish', 'finish.id', 'blankVariant.finishId')
    .innerJoin('blank', 'blank.id', 'finish.blankId');

export function machineFilesStore(database: Database) {
  return {
    lineToMake: async (orderLineId: string): Promise<LineToMake> =>
      linesOnBlanks(database)
        .leftJoin('orderPerson', 'orderPerson.orderId', 'customerOrder.id')
        .select([
          ...(['orderPerson.shippingAddress', 'orderPerson.comment'] as const),
          ...(['orderLine.id', 'orderLine.position', 'orderLine.name', 'orderLine.sku'] as const),
          ...(['blankVariant.options', 'orderLine.words', 'orderLine.warnings'] as const),
          COPIES_TO_MAKE.as('quantity'),
          ...(['orderLine.document', 'orderLine.process', 'orderLine.mirrored'] as const),
          ...(['orderLine.plate', 'orderLine.angle', 'customerOrder.reference'] as const),
          'customerOrder.heldAt',
          ...(['customerOrder.placedAt', 'blank.name as blank', 'finish.name as finish'] as const),
          sql<DesignSeal>`jsonb_build_object('renderer', renderer, 'fonts', fonts, 'designHash', design_hash)`.as(
            'seal',
          ),
          'finish.settings',
          sql<string>`coalesce(blank.facts #>> ARRAY['byFinish', 'material', finish.slug], blank.facts ->> 'material')`.as(
            'material',
          ),
          sql<string>`customer_order.promise ->> 'dispatchOn'`.as('dispatchOn'),
        ])
        .where('orderLine.id', '=', orderLineId)
        .executeTakeFirstOrThrow(),

    /** Whether the line still has this design; locks it until the transaction ends. */
    isStill: async (
      transaction: Transaction,
      orderLineId: string,
      document: DesignDocument,
    ): Promise<boolean> =>
      (await transaction
        .selectFrom('orderLine')
        .select('id')
        .where('id', '=', orderLineId)
        .where(sql<boolean>`document = ${JSON.stringify(document)}::jsonb`)
        .forShare()
        .executeTakeFirst()) !== undefined,

    /** Records all files of a line at once; returns the keys of the files they replace. */
    record: async (
      transaction: Transaction,
      orderLineId: string,
      files: readonly MadeFile[],
    ): Promise<string[]> => {
      const { rows } = await sql<{ mediaKey: string }>`
        WITH made AS (
          SELECT * FROM jsonb_to_recordset(${JSON.stringify(files)}::jsonb) AS made (
            kind text, "mediaKey" text, "widthMm" float8, "heightMm" float8, "sizeBytes" integer, sha256 text)
        ), before AS (
          SELECT kind, media_key FROM machine_file WHERE order_line_id = ${orderLineId}
        ), gone AS (
          DELETE FROM machine_file WHERE order_line_id = ${orderLineId} AND kind NOT IN (SELECT kind FROM made)
        ), recorded AS (
          INSERT INTO machine_file (order_line_id, kind, media_key, width_mm, height_mm, size_bytes, sha256)
          SELECT ${orderLineId}, kind, "mediaKey", "widthMm", "heightMm", "sizeBytes", sha256 FROM made
          ON CONFLICT (order_line_id, kind) DO UPDATE SET media_key = excluded.media_key, width_mm = excluded.width_mm,
            height_mm = excluded.height_mm, size_bytes = excluded.size_bytes, sha256 = excluded.sha256, created_at = now()
        )
        SELECT media_key AS "mediaKey" FROM before WHERE media_key NOT IN (SELECT "mediaKey" FROM made)`.execute(
        transaction,
      );
      return rows.map(({ mediaKey }) => mediaKey);
    },

    /** Ordered by line and kind. */
    ofOrder: async (orderId: string): Promise<(MadeFile & { position: number })[]> =>
      database
        .selectFrom('machineFile')
        .innerJoin('orderLine', 'orderLine.id', 'machineFile.orderLineId')
        .select(['orderLine.position', 'machineFile.kind', 'machineFile.mediaKey'])
        .select(['machineFile.widthMm', 'machineFile.heightMm', 'machineFile.sizeBytes'])
        .select('machineFile.sha256')
        .where('orderLine.orderId', '=', orderId)
        .orderBy('orderLine.position')
        .orderBy('machineFile.kind')
        .execute(),
  };
}

/** Returns the keys of the files. */
export async function discardFiles(transaction: Transaction, lineId: string): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('machineFile')
    .where('orderLineId', '=', lineId)
    .returning('mediaKey')
    .execute();
  return rows.map(({ mediaKey }) => mediaKey);
}
