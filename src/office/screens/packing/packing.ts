/** What waits to be packed, as text. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';

export type Packing = OfficeAnswerOf<'packing'>;
export type PackedOrder = Packing['orders'][number];
export type PackedPiece = PackedOrder['pieces'][number];

/** Every open piece is made. */
export const isWholeOrder = ({ pieces }: Pick<PackedOrder, 'pieces'>): boolean =>
  pieces.every(({ state }) => state === 'made' || state === 'packed');

/** “3 of 24 bins are in use.” */
export function binsText({ used, of }: Packing['bins']): string {
  if (of === 0) return 'The workshop has no bins.';
  return used >= of ? `All ${of} bins are in use.` : `${used} of ${of} bins are in use.`;
}

/** What the order waits for: “Waits for 2 pieces”. */
export function awaitedText({ pieces }: Pick<PackedOrder, 'pieces'>): string {
  const count = pieces.filter(({ state }) => state !== 'made' && state !== 'packed').length;
  return count === 1 ? 'Waits for 1 piece' : `Waits for ${count} pieces`;
}

type Found = { reference: string; piece: PackedPiece } | { refusal: string };

/** The piece of a code in any case, with dashes and spaces anywhere, that can be packed now. */
export function findByCode(orders: readonly PackedOrder[], typed: string): Found {
  for (const order of orders)
    for (const piece of order.pieces)
      if (plain(piece.code) === plain(typed)) {
        const { reference } = order;
        if (!isWholeOrder(order)) return { refusal: `${reference}: ${awaitedText(order)}.` };
        if (piece.state === 'packed') return { refusal: `${piece.code} is packed already.` };
        return { reference, piece };
      }
  return { refusal: `${typed.trim()} is no piece of an order that waits to be packed.` };
}

const plain = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');
