/** What a letter about an answer tells. */
import type { Database } from '../../database/connection.ts';

export interface ToldReply {
  id: string;
  decision: 'approved' | 'change';
  /** Of whoever answered; empty where they gave none. */
  from: string;
  message: string;
  draftId: string;
  draftName: string;
  productId: string;
  /** Empty for a customer's. */
  tellEmail: string;
  /** Of the account; null for a guest's. */
  customerEmail: string | null;
}

export function draftNewsStore(database: Database) {
  return {
    /** Null once the draft is gone: there is nothing left to tell of. */
    find: async (replyId: string): Promise<ToldReply | null> =>
      ((await database
        .selectFrom('draftReply')
        .innerJoin('draft', 'draft.id', 'draftReply.draftId')
        .leftJoin('customer', 'customer.id', 'draft.customerId')
        .select([
          ...(['draftReply.id', 'decision', 'draftReply.name as from', 'message'] as const),
          ...(['draft.id as draftId', 'draft.name as draftName', 'tellEmail'] as const),
          ...(['productVariantId as productId', 'customer.email as customerEmail'] as const),
        ])
        .where('draftReply.id', '=', replyId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()) as ToldReply | undefined) ?? null,
  };
}
