/** Links in account emails, in the database: their purpose and validity. */
import type { LinkPurpose } from '../../database/column-values.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';

export interface NewLink {
  id: string;
  customerId: string;
  purpose: LinkPurpose;
  pendingPasswordHash: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export function accountLinksStore(database: Database) {
  return {
    ...bound(database, {
      setToken: setLinkToken,
      findByToken: findLinkByToken,
      takeTry: takeLinkTry,
      deleteSpent: deleteUsedLinks,
    }),
    insert: insertLink,
    live: liveLink,
    giveUp: giveUpLink,
    giveUpAll: giveUpLinks,
    use: useLink,
  };
}

export async function insertLink(transaction: Transaction, link: NewLink): Promise<void> {
  await transaction.insertInto('accountLink').values(link).execute();
}

/** Ids of usable links, newest first. */
export async function liveLink(
  transaction: Transaction,
  customerId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string[]> {
  return (
    await transaction
      .selectFrom('accountLink')
      .select('id')
      .where('customerId', '=', customerId)
      .where('purpose', '=', purpose)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ id }) => id);
}

export async function giveUpLink(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('id', 'in', [...ids])
    .where('usedAt', 'is', null)
    .execute();
}

export async function giveUpLinks(
  transaction: Transaction,
  customerId: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('customerId', '=', customerId)
    .where('purpose', 'in', [...purposes])
    .where('usedAt', 'is', null)
    .execute();
}

/**
 * Sets a new token and expiry on a link. Returns the recipient, or null if the link was revoked or
 * its customer has left.
 */
export async function setLinkToken(
  database: Database,
  id: string,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: Date },
): Promise<{ email: string } | null> {
  return (
    (await database
      .updateTable('accountLink')
      .from('customer')
      .set({ tokenHash, expiresAt })
      .whereRef('customer.id', '=', 'accountLink.customerId')
      .where('accountLink.id', '=', id)
      .where('accountLink.usedAt', 'is', null)
      .where('customer.deactivatedAt', 'is', null)
      .where('customer.erasedAt', 'is', null)
      .returning('customer.email')
      .executeTakeFirst()) ?? null
  );
}

export async function findLinkByToken(
  database: Database,
  tokenHash: string,
  purpose: LinkPurpose,
): Promise<{ id: string; customerId: string } | null> {
  return (
    (await database
      .selectFrom('accountLink')
      .select(['id', 'customerId'])
      .where('tokenHash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .executeTakeFirst()) ?? null
  );
}

/** Counts a try before it is checked, so that concurrent guesses count too. Null if none is left. */
export async function takeLinkTry(
  database: Database,
  tokenHash: string,
  { most, now }: { most: number; now: Date },
): Promise<{ id: string; customerId: string; pendingPasswordHash: string | null } | null> {
  return (
    (await database
      .updateTable('accountLink')
      .set((eb) => ({ wrongTries: eb('wrongTries', '+', 1) }))
      .where('tokenHash', '=', tokenHash)
      .where('purpose', '=', 'recovery')
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .where('wrongTries', '<', most)
      .returning(['id', 'customerId', 'pendingPasswordHash'])
      .executeTakeFirst()) ?? null
  );
}

/** Uses a link once; returns whether it was still usable. */
export async function useLink(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  return (
    (await transaction
      .updateTable('accountLink')
      .set({ usedAt: now })
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

/** Deletes links used or expired before `before`. */
export async function deleteUsedLinks(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('accountLink')
    .where((eb) => eb(eb.fn.coalesce('usedAt', 'expiresAt'), '<', before))
    .execute();
}
