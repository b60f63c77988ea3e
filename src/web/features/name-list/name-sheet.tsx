/** The contact sheet: every name on the product, errors beside their names, and the total. */
import { useEffect, useRef, useState } from 'react';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { FieldRule } from '../../../domain/personalisation/personalisation.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Refusal } from '../../api/refusal.ts';
import { addNames } from '../../cart/cart-actions.ts';
import type { NewItem } from '../../cart/edits.ts';
import { useTranslations } from '../../state/translations.ts';
import type { Added } from './added-names.tsx';
import { NameRow } from './name-row.tsx';
import { newKey } from './new-key.ts';
import type { NameListState } from './use-name-list.ts';

export interface NameSheetProps {
  item: NewItem;
  field: FieldRule;
  list: NameListState;
  onPasteMore: () => void;
  onAdded: (added: Added) => void;
}

export function NameSheet({ item, field, list, onPasteMore, onAdded }: NameSheetProps) {
  const t = useTranslations('name-list');
  const [isAdding, setIsAdding] = useState(false);
  const [fault, setFault] = useState('');
  const head = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  // The same names keep their key, so a retry after a lost response adds them once.
  const sent = useRef({ names: '', key: '' });
  const { items, pieces, wrong } = list;
  const count = list.rows.length;
  const isNone = items.length === 0;
  const isShort = list.stock !== undefined && list.stock < pieces;
  const isTooMany = list.roomAfter < 0;

  // The input form is gone, so the focus moves to the result.
  useEffect(() => head.current?.focus(), []);

  const showWrong = () => rows.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

  async function add(): Promise<void> {
    setFault('');
    if (isShort || isTooMany) return;
    const names = JSON.stringify(
      items.map(({ personalisation, quantity }) => [personalisation, quantity]),
    );
    if (sent.current.names !== names) sent.current = { names, key: newKey() };
    const { key } = sent.current;
    setIsAdding(true);
    try {
      await addNames(items, key);
      onAdded({ items, key });
    } catch (failure) {
      const refusal = failure instanceof Refusal ? failure : null;
      if (list.refuse(refusal?.fields ?? [])) requestAnimationFrame(showWrong);
      else setFault(refusal?.message || t('failed'));
    } finally {
      setIsAdding(false);
    }
  }

  return (
    <div className="pb-4">
      <div ref={head} tabIndex={-1} role="status" className="grid gap-3 outline-none">
        <p className="font-semibold">
          {t('count', { count })}
          {list.doubles > 0 && (
            <span className="font-normal text-ink-soft">
              {' '}
              {t('doubles', { count: list.doubles })}
            </span>
          )}
        </p>
        {list.left > 0 && (
          <Callout look="mind">
            <p>{t('left', { count: list.left })}</p>
          </Callout>
        )}
        {list.askAgain && (
          <Callout
            look="mind"
            action={
              <Button look="secondary" onClick={list.askAgain}>
                {t('again')}
              </Button>
            }
          >
            <p>{t('unchecked')}</p>
          </Callout>
        )}
        {wrong > 0 && (
          <Callout
            look="wrong"
            action={
              <span className="flex flex-wrap gap-2">
                <Button look="secondary" onClick={showWrong}>
                  {t('showWrong')}
                </Button>
                <Button look="secondary" onClick={list.leaveOutWrong}>
                  {t('leaveOut')}
                </Button>
              </span>
            }
          >
            <p>{t('wrong', { count: wrong })}</p>
          </Callout>
        )}
      </div>
      <ul
        ref={rows}
        // A focused element must not be hidden below the bar at the bottom.
        className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5 [&_:is(input,button)]:scroll-mb-44"
      >
        {list.rows.map((row, place) => (
          <NameRow
            key={row.id}
            item={item}
            row={row}
            place={place + 1}
            fault={list.faults.get(row.id)}
            maxLength={field.maxLength}
            onWrite={list.write}
            onCount={list.count}
            onRemove={list.remove}
          />
        ))}
      </ul>
      <div className="sticky -bottom-2 [@media(max-height:480px)]:static -mx-4 mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper px-4 py-3 lg:-bottom-4 lg:-mx-6 lg:px-6">
        <div role="status" className="min-w-0">
          <p>
            <span className="text-lg font-semibold tabular-nums">
              {t('total', { price: formatPounds(pence(list.totalPence)) })}
            </span>{' '}
            <span className="text-sm text-ink-soft">
              {t('pieces', { count: pieces })} ·{' '}
              {t('price', { price: formatPounds(pence(item.unitPricePence)) })}
            </span>
          </p>
          {isShort && (
            <p className="text-sm font-semibold text-error">
              {t('tooFew', { left: list.stock ?? 0 })}
            </p>
          )}
          {isTooMany && (
            <p className="text-sm font-semibold text-error">{t('noRoom', { count: list.room })}</p>
          )}
          {!isShort && !isTooMany && wrong > 0 && (
            <p className="text-sm font-semibold text-error">
              {isNone ? t('noneMade') : t('someMade', { made: count - wrong, count })}
            </p>
          )}
          {!isShort && !isTooMany && wrong === 0 && list.stock !== undefined && (
            <p className="text-sm text-bottle">{t('enough')}</p>
          )}
          {fault && <p className="text-sm font-semibold text-error">{fault}</p>}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Button look="secondary" onClick={onPasteMore}>
            {t('more')}
          </Button>
          <Button
            onClick={add}
            disabled={isShort || isTooMany || isNone}
            busyLabel={isAdding && t('adding')}
          >
            <Icon name="basket" />
            {wrong === 0 || isNone
              ? t('add', { count: pieces })
              : t('addSome', { count: pieces, left: wrong })}
          </Button>
        </div>
      </div>
    </div>
  );
}
