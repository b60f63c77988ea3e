/** The office's calls for saved views of the list of orders. */
import type { OfficeHandlers, StaffCaller } from '../../../http/office/serve-office.ts';
import type { OrderViewsService, ViewEditor } from './order-views.service.ts';

export function orderViewsRoutes(service: OrderViewsService) {
  return {
    orderViews: async ({ caller }) => {
      const views = await service.list(caller);
      return {
        views: views.map(({ id, name, isShared, staffId, mayChange, ...filters }) => ({
          id,
          name,
          isShared,
          isOwn: staffId === caller.staffId,
          mayChange,
          filters,
        })),
      };
    },
    orderViewSave: async ({ body: { id, filters, ...named }, caller, request }) => ({
      id: await service.save(editorOf(caller, request.id), id, { ...named, ...filters }),
    }),
    orderColumns: ({ caller }) => service.columns(caller.staffId),
    orderColumnsArrange: async ({ body, caller, request }) => {
      await service.arrange({ staffId: caller.staffId, requestId: request.id }, body);
      return {};
    },
    orderViewDelete: async ({ params, caller, request }) => {
      await service.delete(editorOf(caller, request.id), params.id);
      return {};
    },
  } satisfies OfficeHandlers;
}

const editorOf = ({ staffId, role }: StaffCaller, requestId: string): ViewEditor => ({
  staffId,
  role,
  requestId,
});
