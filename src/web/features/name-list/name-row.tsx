/** One name of the list: picture, editable name, quantity, remove button. */
import { memo, useId } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { INPUT_CLASS } from '../../../ui/forms/input-class.ts';
import type { NewItem } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';
import { NamePicture } from './name-picture.tsx';
import type { NameRow as Row } from './use-name-rows.ts';

export interface NameRowProps {
  item: NewItem;
  row: Row;
  /** From 1. */
  place: number;
  fault: string | undefined;
  maxLength: number;
  onWrite: (id: number, text: string) => void;
  onCount: (id: number, quantity: number) => void;
  onRemove: (id: number) => void;
}

function NameRowOf({ item, row, place, fault, maxLength, ...on }: NameRowProps) {
  const t = useTranslations('name-list');
  const faultId = useId();
  const { id, text, quantity } = row;
  const isCounted = quantity > 0;
  return (
    <li className="grid content-start gap-2 rounded-soft border border-line bg-white p-2 [contain-intrinsic-size:auto_18rem] [content-visibility:auto] sm:p-3">
      <NamePicture item={item} name={text} isWrong={fault !== undefined} />
      <div className="grid gap-2">
        <input
          aria-label={t('name', { place })}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          autoComplete="off"
          spellCheck={false}
          // A name that is too long stays visible in full and is reported.
          maxLength={Math.max(maxLength, 400)}
          value={text}
          onChange={(event) => on.onWrite(id, event.currentTarget.value)}
          className={INPUT_CLASS}
        />
        <div className="flex items-center justify-between gap-2">
          <label className="flex items-center gap-1.5 text-ink-soft">
            <span aria-hidden="true">×</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              aria-label={t('quantityOf', { name: text })}
              aria-invalid={isCounted ? undefined : true}
              value={quantity === 0 ? '' : quantity}
              onChange={({ currentTarget: { value } }) =>
                on.onCount(id, /^\d{1,2}$/.test(value) ? Number(value) : 0)
              }
              className={`${INPUT_CLASS} w-14! px-2! text-center tabular-nums`}
            />
          </label>
          <IconButton
            icon="trash"
            label={t('remove', { name: text })}
            onClick={() => on.onRemove(id)}
          />
        </div>
      </div>
      {(fault || !isCounted) && (
        <p id={faultId} className="text-sm font-semibold text-error">
          {fault ?? t('quantityFault')}
        </p>
      )}
    </li>
  );
}

/** Memoised: a list may have two hundred rows, and only the changed one renders again. */
export const NameRow = memo(NameRowOf);
