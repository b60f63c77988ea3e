/** One square for each piece: dashed is to be approved, hollow waits, half is being made, full is made, ticked is packed or dispatched. */
import type { ListedOrder } from './listed-order.ts';

type Production = ListedOrder['production'];
type Piece = 'dispatched' | 'packed' | 'made' | 'making' | 'waiting' | 'toApprove';

const MOST_SQUARES = 8;
const PIECES: readonly Piece[] = ['dispatched', 'packed', 'made', 'making', 'waiting', 'toApprove'];
const TEXTS: Record<Piece, string> = {
  dispatched: 'dispatched',
  packed: 'packed',
  made: 'made',
  making: 'being made',
  waiting: 'waiting',
  toApprove: 'to approve',
};

/** The squares of dispatched pieces are ticked, as of packed ones. */
const LOOKS: Partial<Record<Piece, string>> = { toApprove: 'ask', dispatched: 'packed' };

export function Pieces({ production }: { production: Production }) {
  const counts = PIECES.map((piece) => ({ piece, count: production[piece] ?? 0 }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  const label = counts
    .filter(({ count }) => count > 0)
    .map(({ piece, count }) => `${count} ${TEXTS[piece]}`)
    .join(', ');
  if (all > MOST_SQUARES) return <Meter production={production} all={all} label={label} />;
  return (
    <span className="pips" role="img" aria-label={label}>
      {counts.flatMap(({ piece, count }) =>
        Array.from({ length: count }, (_, place) => (
          <i key={piece + String(place)} className={`pip ${LOOKS[piece] ?? piece}`} />
        )),
      )}
    </span>
  );
}

function Meter({ production, all, label }: { production: Production; all: number; label: string }) {
  const { dispatched = 0, packed = 0, made = 0, making = 0 } = production;
  const done = dispatched + packed + made;
  const share = (count: number) => ({ width: `${(100 * count) / all}%` });
  return (
    <span className="pieces-meter" role="img" aria-label={label}>
      <span className="meter">
        <i style={share(done)} />
        <i className="half" style={share(making)} />
      </span>
      <span className="tiny soft">
        {done} of {all}
      </span>
    </span>
  );
}
