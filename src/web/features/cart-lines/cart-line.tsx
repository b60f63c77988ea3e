/** One line of the cart, which can be edited. */
import { useId, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { Refusal } from '../../api/refusal.ts';
import { changeQuantity } from '../../cart/cart-actions.ts';
import { useTranslations } from '../../state/translations.ts';
import { lineAddress } from './line-address.ts';
import { LineNotice } from './line-notice.tsx';
import { LinePicture } from './line-picture.tsx';
import { LineText } from './line-text.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { RemoveLine } from './remove-line.tsx';

export interface CartLineProps {
  line: CartItem;
  onRemove: (line: CartItem) => void;
  /** Why the server refused to remove it. */
  fault?: string;
}

export function CartLine({ line, onRemove, fault: removalFault }: CartLineProps) {
  const t = useTranslations('cart-lines');
  const faultId = useId();
  const [changeFault, setChangeFault] = useState('');
  const fault = changeFault || removalFault;
  const { name, quantity, availability, unitPricePence, wasPence, linePence } = line;
  const address = lineAddress(line);
  const written = line.words.map(({ text }) => text).join(', ');
  const soldOut = availability === 'soldOut';

  const change = async (by: number) => {
    setChangeFault('');
    try {
      await changeQuantity(line.id, by);
    } catch (failure) {
      setChangeFault((failure instanceof Refusal && failure.message) || t('failed'));
    }
  };

  return (
    <article className="grid grid-cols-[8.5rem_1fr] gap-x-4 gap-y-3 max-[20rem]:grid-cols-1 sm:grid-cols-[14.5rem_1fr] sm:gap-x-6">
      <Link to={address} tabIndex={-1} aria-hidden="true" className="sm:row-span-2">
        <LinePicture line={line} sizes="(min-width: 640px) 232px, 136px" />
      </Link>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-lg">
            <Link to={address} className="text-ink no-underline underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
          <p className="hidden font-semibold tabular-nums sm:block">
            {formatPounds(pence(linePence))}
          </p>
        </div>
        <LineText options={line.options} words={line.words} />
        <div className="flex flex-wrap items-baseline gap-x-1 text-sm">
          <Price
            now={formatPounds(pence(unitPricePence))}
            was={wasPence === null ? undefined : formatPounds(pence(wasPence))}
            nowLabel={t('common:priceNow')}
            wasLabel={t('common:priceWas')}
          />
          <span className="text-ink-soft">{t('each')}</span>
        </div>
        {soldOut && <LineNotice words={t('soldOut')} />}
        {availability === 'low' && <p className="mt-1 text-sm text-clay-deep">{t('low')}</p>}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-span-1">
        <QuantityStepper
          name={name}
          quantity={quantity}
          onChange={change}
          onWrong={() => setChangeFault(t('wrongQuantity'))}
          describedBy={fault ? faultId : undefined}
        />
        <div className="flex">
          <Link
            to={address}
            aria-label={t('changeOf', { name, words: written || t('wordless') })}
            className={buttonClass('quiet', 'small', 'min-h-11!')}
          >
            <Icon name="pencil" />
            {t('change')}
          </Link>
          <RemoveLine line={line} onRemove={onRemove} />
        </div>
        <p className="font-semibold tabular-nums sm:hidden">
          <span className="sr-only">{t('lineTotal')} </span>
          {formatPounds(pence(linePence))}
        </p>
      </div>
      {fault && (
        <p id={faultId} role="alert" className="col-span-2 text-sm font-semibold text-error">
          {fault}
        </p>
      )}
    </article>
  );
}
