/** The picture of an order line as it will be made. */
export interface ProofProps {
  /** Null once the picture is erased. */
  address: string | null;
  size: 'small' | 'ticket' | 'medium' | 'large';
}

const SIZES = { small: 'thumb s', ticket: 'thumb t', medium: 'thumb d', large: 'thumb l' };

/** Decoration: what it shows is beside it in words. */
export function Proof({ address, size }: ProofProps) {
  if (address === null) return <span className={SIZES[size]} />;
  return <img className={SIZES[size]} src={address} alt="" loading="lazy" decoding="async" />;
}
