/** Checks a cart's designs again at checkout, by the same rules as when they were added. */
import { uploadsOf } from '../../../../domain/personalisation/design-edits.ts';
import { ShopError } from '../../../../domain/errors.ts';
import type { Violation } from '../../../../domain/errors.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { ArtworkService } from '../../artwork/artwork.service.ts';
import type { NewOrder } from '../../orders/orders.service.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import type { LockedCart, PricedItem } from './checkout.draft.ts';

export interface DesignDependencies {
  artwork: Pick<ArtworkService, 'cutFaults' | 'layerFindings'>;
  uploads: Pick<UploadsService, 'missingIn' | 'useIn' | 'pixels'>;
}

/** Items are in the order of the draft's lines. */
export interface DraftedDesigns {
  lines: NewOrder['lines'];
  items: LockedCart['items'];
  priced: ReadonlyMap<string, PricedItem>;
}

export function designCheck({ artwork, uploads }: DesignDependencies) {
  /**
   * Text outside the print area and low-resolution photographs. A line may be older than this
   * check, and its finish may have changed.
   */
  async function poorLines(
    within: Transaction,
    { items, priced }: DraftedDesigns,
  ): Promise<Violation[]> {
    const shown = new Set(
      items.flatMap(({ personalisation }) => uploadsOf(personalisation?.edits)),
    );
    const pixels = await uploads.pixels([...shown], within);
    const violations: Violation[] = [];
    for (const { id, productId, personalisation } of items) {
      if (!personalisation) continue;
      const { product, document } = priced.get(productId)!;
      const made = { ...product, document };
      const { refused } = await artwork.layerFindings(made, personalisation, pixels);
      violations.push(...refused.map((violation) => atLine(id, violation)));
    }
    return violations;
  }

  /** Designs that would fall apart, for finishes that are cut out. */
  async function looseLines({ lines, items, priced }: DraftedDesigns): Promise<Violation[]> {
    const faults = await artwork.cutFaults(
      lines.map(({ productVariantId, document }) => ({
        ...priced.get(productVariantId)!.product,
        document,
      })),
    );
    return faults.flatMap((message, place) =>
      message === undefined ? [] : [{ propertyPath: `items.${items[place]!.id}`, message }],
    );
  }

  /** Throws cartIncomplete with every line that cannot be made. Records that the order uses its photographs. */
  return async function takeDesigns(
    within: Transaction,
    drafted: DraftedDesigns,
    customerId: string | null,
  ): Promise<void> {
    const designs = drafted.items.map(({ personalisation }) => personalisation?.edits);
    const missing = await uploads.missingIn(designs, customerId, within);
    refuse(
      missing.flatMap((violations, place) =>
        violations.map((violation) => atLine(drafted.items[place]!.id, violation)),
      ),
    );
    refuse([...(await poorLines(within, drafted)), ...(await looseLines(drafted))]);
    await uploads.useIn(within, designs, customerId);
  };
}

const atLine = (itemId: string, { propertyPath, message }: Violation): Violation => ({
  propertyPath: `items.${itemId}.${propertyPath}`,
  message,
});

function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ShopError('cartIncomplete', { violations });
}
