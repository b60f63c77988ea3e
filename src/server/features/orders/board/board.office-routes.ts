/** The office's calls for the workshop's board. */
import { refusalOf } from '../../../http/problems.ts';
import type { OfficeHandlers, StaffCaller } from '../../../http/office/serve-office.ts';
import { answerBoard } from './board.answer.ts';
import type { BoardService } from './board.service.ts';
import type { Maker } from './board.context.ts';

export function boardRoutes(board: BoardService) {
  return {
    workshopBoard: async ({ caller }) => answerBoard(await board.find(), caller.staffId),
    piecesMove: async ({ body: { pieces, to, stage }, caller, request }) => {
      const maker = makerOf(caller, request);
      const { moved, refused } = await board.move(maker, pieces, { to, stage });
      return {
        moved,
        refused: refused.map(({ id, error }) => ({ id, message: refusalOf(error).body.message })),
      };
    },
    pieceSpoil: ({ params: { id }, body: { version, cause }, caller, request }) =>
      board.spoil(makerOf(caller, request), { id, version }, cause),
    pieceHold: ({ params: { id }, body: { version, reason }, caller, request }) =>
      board.hold(makerOf(caller, request), { id, version }, reason),
    pieceRelease: ({ params: { id }, body: { version }, caller, request }) =>
      board.hold(makerOf(caller, request), { id, version }, null),
  } satisfies OfficeHandlers;
}

export const makerOf = ({ staffId, email }: StaffCaller, { id }: { id: string }): Maker => ({
  staffId,
  email,
  requestId: id,
});
