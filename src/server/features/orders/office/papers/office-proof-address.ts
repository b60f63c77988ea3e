/** The address of a line's proof for the staff. Unlike the shopper's, it does not contain the order key. */
import { otherAngleShown } from '../../../../../domain/catalogue/other-side.ts';
import { otherSideOf } from '../../../workshop/proofs/proof-address.ts';

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

/** Of the picture that shows the other side; null if there is none. */
export function officeOtherProofAddress(
  line: { id: string; designHash: string } & Parameters<typeof otherAngleShown>[0],
): string | null {
  return otherAngleShown(line) === null ? null : otherSideOf(officeProofAddress(line));
}
