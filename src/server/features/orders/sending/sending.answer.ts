/** The wire form of sending: references and days, without people and money. */
import type { SendingAnswer } from '../../../../contract/office/workshop/sending.ts';
import { dueOf } from '../../../../domain/orders/due.ts';
import type { StaffRole } from '../../../../domain/staff/permissions.ts';
import { parcelPaperAddresses, slipAddress } from '../office/papers/paper-addresses.ts';
import { sightOf } from '../office/sight.ts';
import type { Sending } from './sending.service.ts';

export function answerSending(
  { today, orders, isWhole, settings }: Sending,
  role: StaffRole,
): SendingAnswer {
  const { people } = sightOf(role);
  const free = orders.filter(({ heldReason }) => heldReason === null);
  return {
    orders: orders.map(({ reference, dispatchOn, heldReason, hasNote, pieces }) => ({
      reference,
      dispatchOn,
      due: dueOf(dispatchOn, today),
      hold: heldReason,
      hasNote,
      pieces,
      slip: people ? slipAddress(reference) : null,
      papers: parcelPaperAddresses(reference, { people, hasNote }),
    })),
    isWhole,
    papers: people && free.length > 0 ? papersOfAll(free.some(({ hasNote }) => hasNote)) : null,
    carrier: settings.carrier,
  };
}

function papersOfAll(hasNotes: boolean): NonNullable<SendingAnswer['papers']> {
  const below = '/api/office/workshop/sending/papers';
  return {
    slips: `${below}/slips.pdf`,
    labels: `${below}/labels.pdf`,
    largeLabels: `${below}/labels-4x6.pdf`,
    cards: hasNotes ? `${below}/cards.pdf` : null,
  };
}
