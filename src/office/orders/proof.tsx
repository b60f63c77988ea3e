/** The picture of an order line as it will be made. */
export interface ProofProps {
  /** Null once the picture is erased. */
  address: string | null;
  size: 'small' | 'ticket' | 'medium' | 'large';
}

/** A board shows thousands of them. */
const thumbnailOf = (address: string): string => `${address}?size=thumbnail`;

const SIZES = { small: 'thumb s', ticket: 'thumb t', medium: 'thumb d', large: 'thumb l' };

/** Decoration: what it shows is beside it in words. */
export function Proof({ address, size }: ProofProps) {
  if (address === null) return <span className={SIZES[size]} />;
  const source = size === 'large' ? address : thumbnailOf(address);
  return <img className={SIZES[size]} src={source} alt="" loading="lazy" decoding="async" />;
}
