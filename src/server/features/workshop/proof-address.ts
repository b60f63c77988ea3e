/** Where the frozen picture of an order line is found: below the order's key, which whoever may see the order knows. */

/** Of the design's hash, enough that no two designs of a line share it. */
const NAMED_DIGITS = 16;

/** Line and beginning of the hash: a changed design has another address, so browsers may keep each. */
export const PROOF_NAME = new RegExp(`^([0-9a-f-]{36})\\.([0-9a-f]{${NAMED_DIGITS}})\\.webp$`);

/** Null where the design has been forgotten. */
export function proofAddress(
  orderKey: string,
  { id, designHash }: { id: string; designHash: string },
): string | null {
  if (designHash === '') return null;
  return `/media/proof/${orderKey}/${id}.${designHash.slice(0, NAMED_DIGITS)}.webp`;
}
