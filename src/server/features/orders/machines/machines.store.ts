/** What the machines of the workshop have to make and have made, in the database. */
import { sql } from 'kysely';
import type { Process } from '../../../../artwork/design/design.ts';
import type { StaffRole } from '../../../../domain/staff/permissions.ts';
import type { PieceKind } from '../../../../domain/workshop/machines.ts';
import type { Promised } from '../../../../domain/workshop/load.ts';
import type { HourOfWork } from '../../../../domain/workshop/pace.ts';
import type { Database } from '../../../database/connection/connection.ts';

/** Open pieces that are not made yet, by what they are and when they are promised. */
export async function piecesToMake(database: Database): Promise<(PieceKind & Promised)[]> {
  const { rows } = await sql<PieceKind & Promised>`
    SELECT order_line.process, blank.slug AS blank, promise ->> 'dispatchOn' AS "dispatchOn", count(*)::int AS pieces
    FROM customer_order
      JOIN order_line ON order_id = customer_order.id
      JOIN piece ON order_line_id = order_line.id AND piece.state IN ('toApprove', 'waiting', 'making')
      JOIN blank_variant ON blank_variant.id = order_line.blank_variant_id
      JOIN finish ON finish.id = finish_id
      JOIN blank ON blank.id = blank_id
    WHERE customer_order.state IN ('paid', 'inProduction')
    GROUP BY 1, 2, 3`.execute(database);
  return rows;
}

/** By hour of the clock. A piece that was put back and made again counts twice: it was worked on twice. */
export async function madeByHour(
  database: Database,
  since: Date,
): Promise<(PieceKind & HourOfWork)[]> {
  const { rows } = await sql<PieceKind & HourOfWork>`
    SELECT order_line.process, blank.slug AS blank, count(*)::int AS made,
      (extract(epoch FROM date_trunc('hour', at)) * 1000)::float8 AS hour
    FROM piece_event
      JOIN piece ON piece.id = piece_id
      JOIN order_line ON order_line.id = order_line_id
      JOIN blank_variant ON blank_variant.id = order_line.blank_variant_id
      JOIN finish ON finish.id = finish_id
      JOIN blank ON blank.id = blank_id
    WHERE to_state = 'made' AND from_state IN ('waiting', 'making') AND at >= ${since}
    GROUP BY order_line.process, blank.slug, date_trunc('hour', at)`.execute(database);
  return rows;
}

export interface KnownBlank {
  process: Process;
  slug: string;
  name: string;
}

/** Every blank with each process by which it is worked. */
export async function knownBlanks(database: Database): Promise<KnownBlank[]> {
  return await database
    .selectFrom('finish')
    .innerJoin('blank', 'blank.id', 'finish.blankId')
    .select(['finish.process', 'blank.slug', 'blank.name'])
    .distinct()
    .orderBy('finish.process')
    .orderBy('blank.name')
    .execute();
}

export interface KnownMember {
  id: string;
  email: string;
  role: StaffRole;
}

/** Members who may sign in. */
export async function knownMembers(database: Database): Promise<KnownMember[]> {
  return await database
    .selectFrom('staff')
    .select(['id', 'email', 'role'])
    .where('disabledAt', 'is', null)
    .orderBy('email')
    .execute();
}
