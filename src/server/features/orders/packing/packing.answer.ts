/** The wire form of packing, without people and money. */
import type { PackingAnswer } from '../../../../contract/office/workshop/packing.ts';
import { dueOf } from '../../../../domain/orders/due.ts';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import type { StaffRole } from '../../../../domain/staff/permissions.ts';
import { answerPiece } from '../board/board.answer.ts';
import { parcelPaperAddresses, slipAddress } from '../office/papers/paper-addresses.ts';
import { visibilityOf } from '../office/visibility.ts';
import type { Packing } from './packing.service.ts';

export function answerPacking(
  { today, orders, bins, isWhole }: Packing,
  { staffId, role }: { staffId: string; role: StaffRole },
): PackingAnswer {
  return {
    bins,
    isWhole,
    orders: orders.map((pieces) => {
      const { reference, dispatchOn, bin, orderHeldReason, hasGiftNote } = pieces[0]!;
      return {
        reference,
        dispatchOn,
        due: dueOf(dispatchOn, today),
        bin,
        hold: orderHeldReason,
        hasGiftNote,
        slip: visibilityOf(role).people ? slipAddress(reference) : null,
        papers: parcelPaperAddresses(reference, { people: visibilityOf(role).people, hasGiftNote }),
        pieces: pieces.map((piece) => ({
          ...answerPiece(piece, today, staffId),
          blank: piece.blank,
          code: pieceCodeOf(piece.number),
        })),
      };
    }),
  };
}
