/** The office's calls for shared tablets of the workshop. */
import type { OfficeHandlers, StaffCaller } from '../../../http/office/serve-office.ts';
import type { StaffService } from '../staff.service.ts';

export function tabletOfficeRoutes(service: StaffService) {
  const answerTablet = async (caller: StaffCaller) => ({
    isTablet: caller.isTablet,
    makers: await service.listMakers(caller),
  });
  return {
    tablet: ({ caller }) => answerTablet(caller),
    tabletOpen: async ({ caller, request }) => {
      await service.openTablet(caller, request.id);
      return answerTablet({ ...caller, isTablet: true });
    },
    tabletPin: async ({ body: { maker, pin }, caller, request }) => {
      await service.enterPin(caller, { makerId: maker, pin, requestId: request.id });
      return answerTablet(caller);
    },
  } satisfies OfficeHandlers;
}
