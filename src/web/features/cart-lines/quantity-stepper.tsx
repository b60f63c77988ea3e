/** The quantity of a line, from 1 to 99: two buttons with a field between them. */
import { useState, type KeyboardEvent } from 'react';
import { MAX_LINE_QUANTITY } from '../../../domain/cart/cart.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { INPUT_CLASS } from '../../../ui/forms/input-class.ts';
import { useTranslations } from '../../state/translations.ts';

export interface QuantityStepperProps {
  /** For screen readers, since a page has many of these. */
  name: string;
  quantity: number;
  /** By how much. Quick presses are single steps, and none may be lost. */
  onChange: (by: number) => void;
  /** The input is not a quantity. */
  onWrong: () => void;
  describedBy?: string;
}

const STEP =
  'border-edge! bg-white hover:border-ink! aria-disabled:cursor-not-allowed! aria-disabled:opacity-40';

export function QuantityStepper({
  name,
  quantity,
  onChange,
  onWrong,
  describedBy,
}: QuantityStepperProps) {
  const t = useTranslations('cart-lines');
  const [typed, setTyped] = useState<string | null>(null);

  const take = () => {
    if (typed === null) return;
    setTyped(null);
    const wanted = /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : 0;
    if (wanted < 1) onWrong();
    else if (wanted !== quantity) onChange(wanted - quantity);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
    if (event.key === 'Escape') setTyped(null);
  };

  return (
    <div role="group" aria-label={t('quantityOf', { name })} className="flex items-center gap-1">
      <IconButton
        icon="minus"
        label={t('fewer', { name })}
        aria-disabled={quantity <= 1 || undefined}
        onClick={() => quantity > 1 && onChange(-1)}
        className={STEP}
      />
      <span className="w-14">
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          aria-label={t('quantity')}
          aria-describedby={describedBy}
          aria-invalid={describedBy ? true : undefined}
          value={typed ?? String(quantity)}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={onKey}
          className={`${INPUT_CLASS} min-h-11! px-1! text-center tabular-nums`}
        />
      </span>
      <IconButton
        icon="plus"
        label={t('more', { name })}
        aria-disabled={quantity >= MAX_LINE_QUANTITY || undefined}
        onClick={() => quantity < MAX_LINE_QUANTITY && onChange(1)}
        className={STEP}
      />
    </div>
  );
}
