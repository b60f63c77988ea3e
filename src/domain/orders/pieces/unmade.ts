/** What is said of pieces that would be sent and are not recorded as made, or not packed. */

export interface UnmadePieces {
  /** To approve, waiting or being made. */
  unmade: number;
  /** Of those. */
  remakes: number;
}

/** “2 pieces are not recorded as made, 1 of them a remake.”; null: all are. */
export function unmadeText({ unmade, remakes }: UnmadePieces): string | null {
  if (unmade === 0) return null;
  if (unmade === 1) return `1 piece${remakes === 1 ? ', a remake,' : ''} is not recorded as made.`;
  const again =
    remakes === 0 ? '' : `, ${remakes} of them ${remakes === 1 ? 'a remake' : 'remakes'}`;
  return `${unmade} pieces are not recorded as made${again}.`;
}

export interface UnpackedPieces extends UnmadePieces {
  /** The unmade ones and those that are made. */
  unpacked: number;
  packed: number;
}

/** Why an order with such pieces is not sent with others, and where its rest is sent. */
export function unpackedText({ unpacked, packed, ...rest }: UnpackedPieces): string {
  const made = unpacked - rest.unmade;
  return [
    unmadeText(rest),
    made > 0 && `${made === 1 ? '1 piece is' : `${made} pieces are`} made and not packed.`,
    packed > 0 && 'What is packed can be dispatched on the page of the order.',
  ]
    .filter(Boolean)
    .join(' ');
}
