/** The bar below the contact sheet: the total, whether it can be made, and the button that adds it to the cart. */
import { useId } from 'react';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { useAddNames, type AddNamesResult } from './use-add-names.ts';
import type { NameListState } from './use-name-list.ts';

export interface SheetTotalProps extends AddNamesResult {
  list: NameListState;
  unitPricePence: number;
  onPasteMore: () => void;
}

export function SheetTotal({ list, unitPricePence, onPasteMore, ...result }: SheetTotalProps) {
  const t = useTranslations('name-list');
  const { isAdding, fault, setFault, send } = useAddNames(list, result);
  const reasonId = useId();
  const { pieces, wrong } = list;
  const isNone = list.items.length === 0;
  const isShort = list.stock !== undefined && list.stock < pieces;
  const isTooMany = list.roomAfter < 0;

  async function add(): Promise<void> {
    setFault('');
    // The text beside the button says why it adds nothing.
    if (isNone) result.onRefused();
    else if (!isShort && !isTooMany) await send();
  }

  return (
    <div className="sticky -bottom-2 [@media(max-height:480px)]:static -mx-4 mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper px-4 py-3 lg:-bottom-4 lg:-mx-6 lg:px-6">
      <div role="status" className="min-w-0">
        <p>
          <span className="text-lg font-semibold tabular-nums">
            {t('total', { price: formatPounds(pence(list.totalPence)) })}
          </span>{' '}
          <span className="text-sm text-ink-soft">
            {t('pieces', { count: pieces })} ·{' '}
            {t('price', { price: formatPounds(pence(unitPricePence)) })}
          </span>
        </p>
        <div id={reasonId}>
          <Makeability {...{ list, isShort, isTooMany }} />
        </div>
        {fault && <p className="text-sm font-semibold text-error">{fault}</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Button look="secondary" onClick={onPasteMore}>
          {t('more')}
        </Button>
        <Button onClick={add} aria-describedby={reasonId} busyLabel={isAdding && t('adding')}>
          <Icon name="basket" />
          {isNone
            ? t('addNone')
            : wrong === 0
              ? t('add', { count: pieces })
              : t('addSome', { count: pieces, left: wrong })}
        </Button>
      </div>
    </div>
  );
}

interface MakeabilityProps {
  list: NameListState;
  /** There is less stock than names. */
  isShort: boolean;
  /** The cart has too few lines left. */
  isTooMany: boolean;
}

function Makeability({ list, isShort, isTooMany }: MakeabilityProps) {
  const t = useTranslations('name-list');
  const { stock, room, wrong, items, rows } = list;
  const count = rows.length;
  const faults = [
    ...(isShort ? [t('tooFew', { left: stock ?? 0 })] : []),
    ...(isTooMany ? [t('noRoom', { count: room })] : []),
  ];
  if (faults.length === 0 && wrong > 0)
    faults.push(items.length === 0 ? t('noneMade') : t('someMade', { made: count - wrong, count }));
  return (
    <>
      {faults.map((fault) => (
        <p key={fault} className="text-sm font-semibold text-error">
          {fault}
        </p>
      ))}
      {faults.length === 0 && stock !== undefined && (
        <p className="text-sm text-bottle">{t('enough')}</p>
      )}
    </>
  );
}
