/** The office's calls for stock. */
import { isPermitted } from '../../../../domain/staff/permissions.ts';
import { actorOf } from '../../../http/office/serve-office.ts';
import type { OfficeHandlers, StaffCaller } from '../../../http/office/serve-office.ts';
import type { StockLevelsService } from './stock-levels.service.ts';

export function stockOfficeRoutes(levels: StockLevelsService) {
  return {
    stock: async ({ query, caller }) => {
      const seesMoney = isPermitted(caller.role, 'orders.seeMoney');
      const { blanks, ...page } = await levels.list(query);
      return {
        ...page,
        blanks: blanks.map(({ costPence, ...blank }) => ({
          ...blank,
          cost: seesMoney ? costPence : null,
        })),
      };
    },
    stockHistory: async ({ params }) => ({
      changes: (await levels.history(params.sku)).map((change) => ({
        ...change,
        at: change.at.toISOString(),
      })),
    }),
    stockCount: async ({ params, body: { count, ...entry }, caller, request }) =>
      levels.change(params.sku, { kind: 'counted', count }, editorOf(caller, request.id, entry)),
    stockMove: async ({ params, body: { kind, count, ...entry }, caller, request }) =>
      levels.change(params.sku, { kind, count }, editorOf(caller, request.id, entry)),
    stockReorderLevel: async ({ params, body, caller, request }) => {
      const editor = { actor: actorOf(caller), requestId: request.id };
      await levels.setReorderLevel(params.sku, body.level, editor);
      return {};
    },
    stockCost: async ({ params, body, caller, request }) => {
      const editor = { actor: actorOf(caller), requestId: request.id };
      await levels.setCost(params.sku, body.cost, editor);
      return {};
    },
  } satisfies OfficeHandlers;
}

const editorOf = (
  caller: StaffCaller,
  requestId: string,
  { key, reason }: { key: string; reason?: string | undefined },
) => ({
  actor: actorOf(caller),
  requestId,
  key,
  ...(reason !== undefined && { reason }),
});
