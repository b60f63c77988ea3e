/** The wire form of one order in the office, with what the caller may see. */
import type { OfficeOrder } from '../../../../../contract/office/orders/order.ts';
import { trackingUrl } from '../../../../../domain/delivery/carriers.ts';
import { dueOf } from '../../../../../domain/orders/due.ts';
import { formatInvoiceNumber } from '../../../../../domain/orders/order-number.ts';
import { isOpen } from '../../../../../domain/orders/order-steps.ts';
import { COUNTED_STATES } from '../../../../../domain/orders/production-steps.ts';
import type { LineMade } from './office-order.store.ts';
import {
  countPieces,
  remakingOf,
  shownLineState,
} from '../../../../../domain/orders/pieces/order-of-pieces.ts';
import { mayEditByStaff } from '../../../../../domain/orders/office/change-of-words.ts';
import { mayFlag } from '../../../../../domain/workshop/approval.ts';
import { stepsFor } from '../../../../../domain/orders/office/office-steps.ts';
import { isPermitted } from '../../../../../domain/staff/permissions.ts';
import type { StaffRole } from '../../../../../domain/staff/permissions.ts';
import type { OfficeOrderView } from './office-order.service.ts';
import { officeOtherProofAddress, officeProofAddress } from '../papers/office-proof-address.ts';
import { answerTimeline } from './office-timeline.answer.ts';
import {
  documentAddress,
  fileAddress,
  parcelPaperAddresses,
  slipAddress,
} from '../papers/paper-addresses.ts';
import { maySeeFile, visibilityOf } from '../visibility.ts';
import type { Visibility } from '../visibility.ts';

export function answerOfficeOrder(view: OfficeOrderView, role: StaffRole): OfficeOrder {
  const visibility = visibilityOf(role);
  const { order, payment, situation, version, photos, today, journal } = view;
  const { heldAt, heldReason, state, promise } = order;
  return {
    reference: order.reference,
    state,
    version,
    isSample: order.isSample,
    payment,
    placedAt: order.placedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    dispatchOn: promise.dispatchOn,
    promise,
    due: isOpen(state) ? dueOf(promise.dispatchOn, today) : null,
    hold: heldAt && { since: heldAt.toISOString(), reason: heldReason ?? '' },
    pieces: view.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    production: productionOf(view),
    lines: view.lines.map((line) => answerLine(line, view, role)),
    buyer: visibility.people && !situation.isErased ? answerBuyer(view) : null,
    money: visibility.money ? answerMoney(view, visibility) : null,
    parcels: answerParcels(view, visibility),
    slip:
      visibility.people && order.paidAt && !situation.isErased
        ? slipAddress(order.reference)
        : null,
    papers: parcelPaperAddresses(order.reference, {
      people: visibility.people && order.paidAt !== null && !situation.isErased,
      hasGiftNote: view.person.comment.trim() !== '',
    }),
    emails: view.emails
      .filter(({ isRepeated }) => !isRepeated)
      .map(({ id, event, sentAt }) => ({ id, event, sentAt: sentAt.toISOString() })),
    payLink:
      view.payLink && isPermitted(role, 'orders.change')
        ? { address: view.payLink.address, until: view.payLink.until.toISOString() }
        : null,
    photos,
    timeline: answerTimeline(view, visibility),
    journal: isPermitted(role, 'journal.see')
      ? journal.map(({ number, at, actor, action, reason, before, after }) => ({
          number,
          at: at.toISOString(),
          actor: actor.name,
          action,
          reason,
          before,
          after,
        }))
      : null,
    steps: stepsFor(role, situation),
  };
}

function productionOf({ lines, made }: OfficeOrderView): OfficeOrder['production'] {
  const all: OfficeOrder['production'] = {};
  for (const { id, quantity } of lines) {
    const counts = productionOfLine(
      quantity,
      made.find((line) => line.id === id),
    );
    for (const state of COUNTED_STATES)
      if (counts[state]) all[state] = (all[state] ?? 0) + counts[state];
  }
  return all;
}

/** A line that is not paid has no pieces yet. */
function productionOfLine(quantity: number, made?: LineMade): OfficeOrder['production'] {
  if (!made || made.pieces.length === 0) return { [made?.productionState ?? 'waiting']: quantity };
  return countPieces(made.pieces);
}

function answerLine(
  line: OfficeOrderView['lines'][number],
  { made, awaitedFiles, fields, order }: OfficeOrderView,
  role: StaffRole,
): OfficeOrder['lines'][number] {
  const { money } = visibilityOf(role);
  const inWork = made.find(({ id }) => id === line.id);
  const { productionState = 'waiting', pieces = [], files = [] } = inWork ?? {};
  const { id, name, sku, options, quantity, words, personalisation, process } = line;
  return {
    id,
    number: line.position + 1,
    name,
    sku,
    options,
    quantity,
    words,
    warnings: line.warnings ?? [],
    personalisation,
    process,
    slug: line.productSlug,
    state: pieces.length === 0 ? productionState : shownLineState(pieces),
    remaking: remakingOf(pieces),
    production: productionOfLine(quantity, inWork),
    canFlag: pieces.some(mayFlag),
    canChangeWords: mayEditByStaff(order.state, pieces),
    fields: (fields.get(line.productVariantId) ?? []).map(({ name: field, label, maxLength }) => ({
      name: field,
      label,
      maxLength,
    })),
    proof: officeProofAddress(line),
    otherProof: officeOtherProofAddress(line),
    unitPrice: money ? line.unitPricePence : null,
    linePrice: money ? line.lineTotalPence : null,
    files: files.map((file) => ({
      ...file,
      address: maySeeFile(role, file.kind)
        ? fileAddress(order.reference, { position: line.position, kind: file.kind })
        : null,
    })),
    awaitedFiles: isPermitted(role, 'production.see') ? (awaitedFiles.get(id) ?? null) : null,
  };
}

function answerBuyer({ order, person, orderCount }: OfficeOrderView): OfficeOrder['buyer'] {
  return {
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email,
    phone: person.phone,
    mobile: person.mobile,
    customerId: order.customerId,
    orderCount,
    shipping: person.shippingAddress,
    billing: person.paymentAddress,
    giftNote: person.comment,
  };
}

function answerMoney(view: OfficeOrderView, { people }: Visibility): OfficeOrder['money'] {
  const { order, money, situation, attempts, ledger, documents, storedRefunds } = view;
  return {
    goods: order.itemsTotalPence,
    delivery: order.shippingTotalPence,
    net: order.subTotalPence,
    vat: order.taxPence,
    total: order.totalPence,
    refunded: money.refundedPence,
    left: situation.leftPence,
    entries: money.entries.map(({ description, grossPence, leftPence }, place) => ({
      number: place + 1,
      description,
      gross: grossPence,
      left: leftPence,
    })),
    attempts: attempts.map(({ state, amountPence, currency, provider, ...attempt }) => ({
      state,
      amount: amountPence,
      currency,
      provider,
      providerOrderId: attempt.providerOrderId,
      failure: attempt.failure,
      createdAt: attempt.createdAt.toISOString(),
    })),
    ledger: ledger.map(({ kind, amountPence, at }) => ({
      kind,
      amount: amountPence,
      at: at.toISOString(),
    })),
    documents: documents.map(({ kind, number, issuedAt, totalPence }) => ({
      kind,
      number: formatInvoiceNumber(kind, number),
      issuedAt: issuedAt.toISOString(),
      total: totalPence,
      address: people ? documentAddress(order.reference, { kind, number }) : null,
    })),
    refunds: storedRefunds.map(
      ({ state, amountPence, reason, actor, createdAt, providerRefundId }) => ({
        state,
        amount: amountPence,
        reason: people ? reason : null,
        actor,
        createdAt: createdAt.toISOString(),
        providerRefundId,
      }),
    ),
  };
}

function answerParcels(
  { parcels, lines }: OfficeOrderView,
  { people }: Visibility,
): OfficeOrder['parcels'] {
  return parcels.map(
    ({ id, state, carrier, tracking, arrival, dispatchedAt, deliveredAt, lineIds }) => ({
      id,
      state,
      carrier,
      tracking: people ? tracking : null,
      trackingUrl: people ? trackingUrl(carrier, tracking) : null,
      arrival,
      dispatchedAt: dispatchedAt?.toISOString() ?? null,
      deliveredAt: deliveredAt?.toISOString() ?? null,
      lines: lines.filter((line) => lineIds.includes(line.id)).map(({ position }) => position + 1),
    }),
  );
}
