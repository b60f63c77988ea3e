/** The wire forms of scans and of a scanned piece, without people and money. */
import type { ScanOutcome, WorkshopPiece } from '../../../../contract/office/workshop/scans.ts';
import { dueOf } from '../../../../domain/orders/due.ts';
import { pieceCodeOf } from '../../../../domain/orders/pieces/piece-code.ts';
import { nextScanStep } from '../../../../domain/orders/pieces/scan-step.ts';
import { nextStage } from '../../../../domain/workshop/stages.ts';
import { initialsOf } from '../../../../domain/staff/initials.ts';
import { officeProofAddress } from '../office/papers/office-proof-address.ts';
import { maySpoil } from './scan-refusal.ts';
import type { ScansService } from './scans.service.ts';

type Shown = Awaited<ReturnType<ScansService['show']>>;
type Scan = Awaited<ReturnType<ScansService['record']>>;

export function answerPiece(piece: Shown): WorkshopPiece {
  const { id, version, state, reference, copy, copies, name, blank, finish, options, words } =
    piece;
  const isToMake = piece.refusal === null;
  return {
    id,
    version,
    code: pieceCodeOf(piece.number),
    state,
    stage: piece.stage,
    stages: [...piece.stages],
    picture: officeProofAddress({ id: piece.lineId, designHash: piece.designHash }),
    words,
    name,
    blank,
    finish,
    options,
    process: piece.process,
    settings: piece.machine.map(([label, value]) => ({ label, value })),
    reference,
    line: piece.position + 1,
    copy,
    copies,
    batch: piece.batch,
    bin: piece.bin,
    dispatchOn: piece.dispatchOn,
    due: dueOf(piece.dispatchOn, piece.today),
    isRemake: piece.isRemake,
    remakeCause: piece.remakeCause,
    hold: piece.heldReason,
    orderHold: piece.orderHeldReason,
    next: isToMake ? nextScanStep({ state, nextStage: nextStage(piece.stages, piece) }) : null,
    refusal: piece.refusal,
    maySpoil: maySpoil(piece),
    replacedBy: piece.replacedBy === null ? null : pieceCodeOf(piece.replacedBy),
    maker: piece.maker === null ? null : initialsOf(piece.maker),
    awaited: piece.awaited,
  };
}

export function answerScan(scan: Scan): ScanOutcome {
  const { id, code, toState, fromState, stage, outcome, message, pieceId, pieceVersion, bin } =
    scan;
  return {
    id,
    code,
    to: toState,
    from: fromState,
    stage,
    outcome,
    message,
    bin,
    piece:
      pieceId === null || pieceVersion === null ? null : { id: pieceId, version: pieceVersion },
  };
}
