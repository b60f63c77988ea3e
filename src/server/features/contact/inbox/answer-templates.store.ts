/** Templates of answers in the database. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { bound } from '../../../bound.ts';

export interface AnswerTemplate {
  id: string;
  name: string;
  /** `{{name}}` is replaced with the sender's name, and so is `{name}` in older templates. */
  text: string;
  version: number;
}

export function answerTemplatesStore(database: Database) {
  return {
    ...bound(database, { list: listAnswerTemplates }),
    lockAll: lockAnswerTemplates,
    lock: lockAnswerTemplate,
    isNameTaken,
    count: countAnswerTemplates,
    listLocked,
    setOrder,
    save: saveAnswerTemplate,
    delete: deleteAnswerTemplate,
  };
}

/** In the order that the staff gave them. */
export function listAnswerTemplates(database: Database): Promise<AnswerTemplate[]> {
  return database
    .selectFrom('answerTemplate')
    .select(['id', 'name', 'text', 'version'])
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** One member at a time changes names and adds templates, so that both are unique and not too many. */
export async function lockAnswerTemplates(transaction: Transaction): Promise<void> {
  await sql`LOCK TABLE answer_template IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
}

/** Undefined if there is none. */
export function lockAnswerTemplate(
  transaction: Transaction,
  id: string,
): Promise<AnswerTemplate | undefined> {
  return transaction
    .selectFrom('answerTemplate')
    .select(['id', 'name', 'text', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function isNameTaken(
  transaction: Transaction,
  { id, name }: Pick<AnswerTemplate, 'id' | 'name'>,
): Promise<boolean> {
  return (
    (await transaction
      .selectFrom('answerTemplate')
      .select('id')
      .where('name', '=', name)
      .where('id', '<>', id)
      .executeTakeFirst()) !== undefined
  );
}

export async function countAnswerTemplates(transaction: Transaction): Promise<number> {
  const { count } = await transaction
    .selectFrom('answerTemplate')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function saveAnswerTemplate(
  transaction: Transaction,
  { id, name, text, version }: AnswerTemplate,
): Promise<void> {
  await transaction
    .insertInto('answerTemplate')
    .values((eb) => ({
      id,
      name,
      text,
      version,
      // A new one comes last.
      position: eb
        .selectFrom('answerTemplate')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, text, version }))
    .execute();
}

/** In their order. */
export function listLocked(transaction: Transaction): Promise<{ id: string; name: string }[]> {
  return transaction
    .selectFrom('answerTemplate')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('name')
    .forUpdate()
    .execute();
}

export async function setOrder(transaction: Transaction, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await transaction
      .updateTable('answerTemplate')
      .set({ position: place + 1 })
      .where('id', '=', id)
      .execute();
}

export async function deleteAnswerTemplate(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('answerTemplate').where('id', '=', id).execute();
}
