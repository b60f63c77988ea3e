/** One square for each piece: dashed is to be approved, hollow waits, half is being made, full is made, ticked is packed. */
import type { ListedOrder } from './listed-order.ts';

type Production = ListedOrder['production'];
type Piece = 'packed' | 'made' | 'making' | 'waiting' | 'toApprove';

const MOST_SQUARES = 8;
const PIECES: readonly Piece[] = ['packed', 'made', 'making', 'waiting', 'toApprove'];
const TEXTS: Record<Piece, string> = {
  packed: 'packed',
  made: 'made',
  making: 'being made',
  waiting: 'waiting',
  toApprove: 'to approve',
};

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
          <i
            key={piece + String(place)}
            className={`pip ${piece === 'toApprove' ? 'ask' : piece}`}
          />
        )),
      )}
    </span>
  );
}

function Meter({ production, all, label }: { production: Production; all: number; label: string }) {
  const { packed = 0, made = 0, making = 0 } = production;
  const share = (count: number) => ({ width: `${(100 * count) / all}%` });
  return (
    <span className="pieces-meter" role="img" aria-label={label}>
      <span className="meter">
        <i style={share(packed + made)} />
        <i className="half" style={share(making)} />
      </span>
      <span className="tiny soft">
        {packed + made} of {all}
      </span>
    </span>
  );
}
