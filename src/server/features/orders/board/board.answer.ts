/** The wire form of the board: pieces by process and blank, without people and money. */
import type { WorkshopBoard } from '../../../../contract/office/workshop/workshop.ts';
import { dueOf } from '../../../../domain/orders/due.ts';
import { machineFor } from '../../../../domain/workshop/machines.ts';
import { officeProofAddress } from '../office/papers/office-proof-address.ts';
import type { BoardService } from './board.service.ts';

type Found = Awaited<ReturnType<BoardService['find']>>;

/** Groups are in the order of their first piece, so that what leaves first comes first. */
export function answerBoard(
  { today, pieces, isWhole, machines, stages }: Found,
  staffId: string,
): WorkshopBoard {
  const groups = Map.groupBy(pieces, ({ process, blank }) => `${process}/${blank}`);
  return {
    day: today,
    groups: [...groups.values()].map((group) => {
      const { process, blank, blankSlug } = group[0]!;
      const machine = machineFor(machines, { process, blank: blankSlug });
      const answered = group.map((piece) => answerPiece(piece, today, staffId));
      const late = answered.filter(({ due }) => due === 'late').length;
      return {
        process,
        machine: machine?.name ?? null,
        blank,
        late,
        stages: [...(stages[process] ?? [])],
        pieces: answered,
      };
    }),
    isWhole,
  };
}

/** A piece in whatever state. */
export function answerPiece<State extends string>(
  piece: Omit<Found['pieces'][number], 'state'> & { state: State },
  today: string,
  staffId: string,
) {
  const { id, version, state, stage, reference, copy, copies, name, finish, options, words } =
    piece;
  return {
    id,
    version,
    state,
    stage,
    reference,
    line: piece.position + 1,
    copy,
    copies,
    name,
    finish,
    options,
    words,
    proof: officeProofAddress({ id: piece.lineId, designHash: piece.designHash }),
    dispatchOn: piece.dispatchOn,
    due: dueOf(piece.dispatchOn, today),
    isRemake: piece.isRemake,
    isMine: piece.makerId === staffId,
    hold: piece.heldReason,
    orderHold: piece.orderHeldReason,
    batch: piece.batch,
    bin: piece.bin,
  };
}
