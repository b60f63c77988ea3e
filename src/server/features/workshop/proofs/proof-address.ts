/** The URL of an order line's proof: below the order key, known to everyone who may see the order. */
import { otherAngleShown } from '../../../../domain/catalogue/other-side.ts';

/** Digits of the design hash: enough to distinguish all designs of a line. */
const NAMED_DIGITS = 16;

/** Line id and start of the hash: a changed design gets another URL, so browsers may cache it. */
export const PROOF_NAME = new RegExp(
  `^([0-9a-f-]{36})\\.([0-9a-f]{${NAMED_DIGITS}})(\\.other)?\\.webp$`,
);

/** Null if the design has been erased. */
export function proofAddress(
  orderKey: string,
  { id, designHash }: { id: string; designHash: string },
): string | null {
  if (designHash === '') return null;
  return `/media/proof/${orderKey}/${id}.${designHash.slice(0, NAMED_DIGITS)}.webp`;
}

/** Of the picture that shows the other side; null if there is none. */
export function otherProofAddress(
  orderKey: string,
  line: { id: string; designHash: string } & Parameters<typeof otherAngleShown>[0],
): string | null {
  if (otherAngleShown(line) === null) return null;
  return otherSideOf(proofAddress(orderKey, line));
}

/** The address of the other side's picture, from that of the front. */
export const otherSideOf = (proof: string | null): string | null =>
  proof?.replace(/\.webp$/, '.other.webp') ?? null;
