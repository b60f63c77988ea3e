/** The columns of the list of stock. */
import type { Column } from '../../list/column.ts';
import { Button } from '../../parts/button.tsx';
import { moneyText } from '../../parts/money-text.ts';
import { blankName, type StockLine } from './stock.ts';

/** What a phone has no columns for. */
function PhoneLevels({ line: { shelf, held, sold, reorderLevel } }: { line: StockLine }) {
  return (
    <span className="phone-only phone-lines small">
      <span>On the shelf: {shelf}</span>
      {held > 0 && <span>Held: {held}</span>}
      {sold > 0 && <span>Sold, not made: {sold}</span>}
      <span>Reorder at: {reorderLevel}</span>
    </span>
  );
}

const LEVELS: readonly Column<StockLine>[] = [
  {
    key: 'blank',
    head: 'Blank',
    isName: true,
    cell: (line) => (
      <>
        <span className="two-lines">{blankName(line)}</span>
        <span className="small soft one-line">{line.sku}</span>
        <PhoneLevels line={line} />
      </>
    ),
  },
  {
    key: 'forSale',
    head: 'For sale',
    width: '8.5rem',
    cell: ({ forSale, isLow, short }) => (
      <>
        <b>{forSale}</b>{' '}
        {short > 0 ? (
          <span className="tag late">{short} short</span>
        ) : forSale === 0 ? (
          <span className="tag late">Sold out</span>
        ) : (
          isLow && <span className="tag today">Low</span>
        )}
      </>
    ),
  },
  {
    key: 'held',
    head: 'Held',
    width: '4.5rem',
    hide: 'narrow',
    isNumber: true,
    cell: ({ held }) => held,
  },
  {
    key: 'sold',
    head: 'Sold, not made',
    width: '8rem',
    hide: 'narrow',
    isNumber: true,
    cell: ({ sold, making }) => (
      <>
        {sold + making}
        {making > 0 && <span className="small soft one-line">{making} being made</span>}
      </>
    ),
  },
  {
    key: 'shelf',
    head: 'On the shelf',
    width: '7rem',
    hide: 'phone',
    isNumber: true,
    cell: ({ shelf }) => shelf,
  },
];

/** @param onReorder absent: the level is only shown */
const reorderColumn = (onReorder: ((line: StockLine) => void) | undefined): Column<StockLine> => ({
  key: 'reorder',
  head: 'Reorder at',
  width: '6.5rem',
  hide: 'phone',
  isNumber: true,
  cell: (line) =>
    onReorder ? (
      <Button
        look="quiet"
        aria-label={`Reorder at ${line.reorderLevel}: change the level of ${blankName(line)}`}
        onClick={() => onReorder(line)}
      >
        {line.reorderLevel}
      </Button>
    ) : (
      line.reorderLevel
    ),
});

/** @param onCost absent: the cost is only shown */
const costColumn = (onCost: ((line: StockLine) => void) | undefined): Column<StockLine> => ({
  key: 'cost',
  head: 'Cost',
  width: '6rem',
  hide: 'narrow',
  isNumber: true,
  cell: (line) => {
    const text = line.cost === null ? '–' : moneyText(line.cost);
    if (!onCost) return text;
    return (
      <Button
        look="quiet"
        aria-label={`Cost ${line.cost === null ? 'not set' : text}: change the cost of ${blankName(line)}`}
        onClick={() => onCost(line)}
      >
        {text}
      </Button>
    );
  },
});

export interface StockEditors {
  onReorder: (line: StockLine) => void;
  onCost: (line: StockLine) => void;
}

/** @param editors absent: levels and costs are only shown */
export const columnsFor = (
  editors: StockEditors | undefined,
  seesMoney: boolean,
): readonly Column<StockLine>[] => [
  ...LEVELS,
  reorderColumn(editors?.onReorder),
  ...(seesMoney ? [costColumn(editors?.onCost)] : []),
];
