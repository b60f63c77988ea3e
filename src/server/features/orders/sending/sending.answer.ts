/** The wire form of sending: references and days, without people and money. */
import type { SendingAnswer } from '../../../../contract/office/workshop/sending.ts';
import { isTaken } from '../../../../domain/sending/handover.ts';
import { dueOf } from '../../../../domain/orders/due.ts';
import type { StaffRole } from '../../../../domain/staff/permissions.ts';
import { parcelPaperAddresses, slipAddress } from '../office/papers/paper-addresses.ts';
import { visibilityOf } from '../office/visibility.ts';
import type { Handover } from './handover/handover.store.ts';
import type { Sending } from './sending.service.ts';

export function answerSending(
  { today, orders, isWhole, settings, hasClickAndDrop, handovers }: Sending,
  role: StaffRole,
): SendingAnswer {
  const { people } = visibilityOf(role);
  const free = orders.filter(({ heldReason }) => heldReason === null);
  return {
    orders: orders.map(({ id, reference, dispatchOn, heldReason, hasGiftNote, pieces }) => ({
      reference,
      dispatchOn,
      due: dueOf(dispatchOn, today),
      hold: heldReason,
      hasGiftNote,
      pieces,
      slip: people ? slipAddress(reference) : null,
      papers: parcelPaperAddresses(reference, { people, hasGiftNote }),
      handover: answerHandover(handovers.get(id), people),
    })),
    isWhole,
    papers:
      people && free.length > 0 ? papersOfAll(free.some(({ hasGiftNote }) => hasGiftNote)) : null,
    clickAndDrop: hasClickAndDrop,
    carrier: settings.carrier,
  };
}

function answerHandover(
  handover: Handover | undefined,
  people: boolean,
): SendingAnswer['orders'][number]['handover'] {
  if (!handover) return null;
  const { state, tracking, trouble, fields, said } = handover;
  return {
    state,
    tracking,
    trouble,
    fields,
    said: people ? said : null,
    isTaken: isTaken(handover),
  };
}

function papersOfAll(hasGiftNotes: boolean): NonNullable<SendingAnswer['papers']> {
  const below = '/api/office/workshop/sending/papers';
  return {
    slips: `${below}/slips.pdf`,
    labels: `${below}/labels.pdf`,
    largeLabels: `${below}/labels-4x6.pdf`,
    cards: hasGiftNotes ? `${below}/cards.pdf` : null,
  };
}
