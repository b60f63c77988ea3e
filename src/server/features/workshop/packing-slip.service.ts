/** Makes packing slips on demand, because addresses and notes are stored only in the database. */
import type { InvoiceFonts } from '../invoices/invoice.pdf.ts';
import { packingSlipPdf } from './packing-slip.pdf.ts';
import type { SlipLine } from './packing-slip.pdf.ts';
import { labelLines } from './parcel-label.ts';
import type { ParcelPerson } from './parcel-label.ts';
import type { ProofsService } from './proofs.service.ts';

/** The order data that a slip needs. */
export interface PackedOrders {
  byId(orderId: string): Promise<{
    reference: string;
    placedAt: Date;
    promise: { dispatchOn: string };
  }>;
  lines(orderId: string): Promise<readonly PackedLine[]>;
  person(orderId: string): Promise<Pick<ParcelPerson, 'shippingAddress' | 'comment'>>;
}

type PackedLine = Pick<SlipLine, 'name' | 'quantity' | 'words'> & {
  id: string;
  position: number;
  options: Record<string, string>;
};

export interface PackingSlipDependencies {
  orders: PackedOrders;
  proofs: Pick<ProofsService, 'picture'>;
  fonts: InvoiceFonts;
  /** As it is now. */
  shopName(): string;
}

export type PackingSlipService = ReturnType<typeof packingSlipService>;

const PICTURE_PX = 260;

export function packingSlipService({ orders, proofs, fonts, shopName }: PackingSlipDependencies) {
  return {
    /** Returns a PDF. */
    async ofOrder(orderId: string): Promise<Buffer> {
      const [order, person, lines] = await Promise.all([
        orders.byId(orderId),
        orders.person(orderId),
        orders.lines(orderId),
      ]);
      const drawn: SlipLine[] = [];
      // Sequential, so that a large order does not delay shoppers' previews.
      for (const { id, position, name, quantity, options, words } of lines)
        drawn.push({
          number: position + 1,
          name,
          quantity,
          words,
          options: Object.values(options),
          picture: await proofs.picture(id, PICTURE_PX),
        });
      return packingSlipPdf(
        {
          reference: order.reference,
          shopName: shopName(),
          placedAt: order.placedAt,
          dispatchOn: order.promise.dispatchOn,
          label: labelLines(person),
          note: person.comment,
          lines: drawn,
        },
        fonts,
      );
    },
  };
}
