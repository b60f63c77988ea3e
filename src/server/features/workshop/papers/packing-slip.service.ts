/** Makes packing slips on demand, because addresses and gift notes are stored only in the database. */
import { chosenTexts } from '../../../../domain/catalogue/chosen-options.ts';
import { bound } from '../../../bound.ts';
import type { PaperFonts } from '../../paper-text/write-paper.ts';
import { packingSlipsPdf } from './packing-slip.pdf.ts';
import type { PackingSlip, SlipLine } from './packing-slip.pdf.ts';
import { labelLines } from './parcel-label.ts';
import type { ParcelPerson } from './parcel-label.ts';
import type { ProofsService } from '../proofs/proofs.service.ts';

/** The order data that a slip needs. */
export interface PackedOrders {
  byId(orderId: string): Promise<{
    reference: string;
    placedAt: Date;
    promise: { dispatchOn: string };
  }>;
  lines(orderId: string): Promise<readonly PackedLine[]>;
  /** Copies by the id of their line: what is not sent yet, or else what the last parcel had. */
  copiesToPack(orderId: string): Promise<ReadonlyMap<string, number>>;
  person(orderId: string): Promise<Pick<ParcelPerson, 'shippingAddress' | 'comment'>>;
}

type PackedLine = Pick<SlipLine, 'name' | 'words'> & {
  id: string;
  position: number;
  options: Record<string, string>;
};

export interface PackingSlipDependencies {
  orders: PackedOrders;
  proofs: Pick<ProofsService, 'sides'>;
  fonts: PaperFonts;
  /** As it is now. */
  shopName(): string;
}

export type PackingSlipService = ReturnType<typeof packingSlipService>;

const PICTURE_PX = 260;

export function packingSlipService(dependencies: PackingSlipDependencies) {
  return bound(dependencies, { ofOrder: slipOfOrder, ofOrders: slipsOfOrders });
}

/** Returns a PDF. */
export async function slipOfOrder(
  dependencies: PackingSlipDependencies,
  orderId: string,
): Promise<Buffer> {
  return packingSlipsPdf([await findSlip(dependencies, orderId)], dependencies.fonts);
}

/** All in one PDF, one after another. */
export async function slipsOfOrders(
  dependencies: PackingSlipDependencies,
  [first, ...others]: readonly [string, ...string[]],
): Promise<Buffer> {
  const slips: [PackingSlip, ...PackingSlip[]] = [await findSlip(dependencies, first)];
  // Sequential, so that many orders do not delay shoppers' previews.
  for (const orderId of others) slips.push(await findSlip(dependencies, orderId));
  return packingSlipsPdf(slips, dependencies.fonts);
}

async function findSlip(
  { orders, proofs, shopName }: PackingSlipDependencies,
  orderId: string,
): Promise<PackingSlip> {
  const [order, person, lines, copies] = await Promise.all([
    orders.byId(orderId),
    orders.person(orderId),
    orders.lines(orderId),
    orders.copiesToPack(orderId),
  ]);
  const drawn: SlipLine[] = [];
  // Sequential, so that a large order does not delay shoppers' previews.
  for (const { id, position, name, options, words } of lines) {
    const quantity = copies.get(id) ?? 0;
    if (quantity === 0) continue;
    drawn.push({
      number: position + 1,
      name,
      quantity,
      words,
      options: chosenTexts(options),
      pictures: await proofs.sides(id, PICTURE_PX),
    });
  }
  return {
    reference: order.reference,
    shopName: shopName(),
    placedAt: order.placedAt,
    dispatchOn: order.promise.dispatchOn,
    label: labelLines(person),
    giftNote: person.comment,
    lines: drawn,
  };
}
