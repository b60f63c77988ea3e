/** Which pieces the member has compared with their pictures. They stay ticked while the member is elsewhere. */
import { useKept } from '../../drafts/use-kept.ts';
import type { PackedOrder } from './packing.ts';

export interface Checked {
  /** Ids of pieces. */
  ids: ReadonlySet<string>;
  check: (id: string, isChecked: boolean) => void;
}

interface Seen {
  id: string;
  version: number;
}

/** A piece that has changed since it was ticked, such as by a hold, has to be compared again. */
export function useChecked(orders: readonly PackedOrder[]): Checked {
  // Nothing is lost that cannot be ticked again, so the browser does not ask before it closes.
  const [kept = [], keep] = useKept<readonly Seen[]>('packing', { isWarned: false });
  const pieces = orders.flatMap((order) => order.pieces);
  const isKept = ({ id, version }: Seen) =>
    kept.some((seen) => seen.id === id && seen.version === version);
  const checked = pieces.filter(isKept);
  return {
    ids: new Set(checked.map(({ id }) => id)),
    check: (id, isChecked) => {
      const others = checked.filter((piece) => piece.id !== id);
      const added = isChecked ? pieces.filter((piece) => piece.id === id) : [];
      // Without pieces that are packed and gone.
      keep([...others, ...added].map((piece) => ({ id: piece.id, version: piece.version })));
    },
  };
}
