/** The quantity: typed, or stepped with a button on either side. */
import { useId } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { INPUT_CLASS } from '../../../ui/forms/input-class.ts';
import { useTranslations } from '../../state/translations.ts';
import { LEAST, MOST, readQuantity } from '../../cart/quantity.ts';

export interface QuantityFieldProps {
  /** As typed. */
  value: string;
  onChange: (typed: string) => void;
  error?: string;
}

const STEP = 'size-12! border-edge! bg-white hover:border-ink! disabled:opacity-50';

export function QuantityField({ value, onChange, error }: QuantityFieldProps) {
  const t = useTranslations('add-to-cart');
  const id = useId();
  const quantity = readQuantity(value);
  const step = (by: number) => onChange(String((quantity ?? LEAST - by) + by));
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2 max-[18rem]:gap-1">
        <label htmlFor={id} className="mr-1 font-semibold">
          {t('quantity')}
        </label>
        <IconButton
          icon="minus"
          label={t('fewer')}
          disabled={quantity === LEAST}
          onClick={() => step(-1)}
          className={STEP}
        />
        <span className="w-16 max-[18rem]:w-10">
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={`${INPUT_CLASS} px-2! text-center tabular-nums`}
          />
        </span>
        <IconButton
          icon="plus"
          label={t('more')}
          disabled={quantity === MOST}
          onClick={() => step(1)}
          className={STEP}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
