/** The address of a line's proof for the staff. Unlike the shopper's, it does not contain the order key. */

/** Digits of the design hash: enough to distinguish all designs of a line. */
const NAMED_DIGITS = 16;

/** Null if the design has been erased. */
export function officeProofAddress({
  id,
  designHash,
}: {
  id: string;
  designHash: string;
}): string | null {
  if (designHash === '') return null;
  return `/api/office/proofs/${id}.${designHash.slice(0, NAMED_DIGITS)}.webp`;
}
