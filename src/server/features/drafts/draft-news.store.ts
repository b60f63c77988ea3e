/** The data of an email about a reply. */
import type { DraftDecision } from '../../database/column-values.ts';
import type { Database } from '../../database/connection/connection.ts';

export interface DraftReply {
  id: string;
  decision: DraftDecision;
  /** The replier's name, or empty. */
  from: string;
  message: string;
  draftId: string;
  draftName: string;
  productId: string;
  /** Email of a guest owner; empty for a customer's draft. */
  tellEmail: string;
  /** Email of the owner's account; null for a guest. */
  customerEmail: string | null;
}

export function draftNewsStore(database: Database) {
  return {
    /** Null if the draft is deleted, so no email is needed. */
    find: async (replyId: string): Promise<DraftReply | null> =>
      (await database
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
        .executeTakeFirst()) ?? null,
  };
}
