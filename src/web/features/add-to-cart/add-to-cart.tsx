/** Quantity, and the bar with price, dispatch promise and the button that adds to the cart, which stays in view. */
import { useRef, useState, type ReactNode } from 'react';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { QuantityField } from './quantity-field.tsx';
import { Added, useAddToCart, type AddToCartProps } from './use-add-to-cart.ts';
import type { BuyBarPlace, WatchBuyBarProps } from './watch-buy-bar.tsx';

// If it fails to load, the bar stays where the page has it.
const WatchBuyBar = lazyComponent<WatchBuyBarProps>(
  async () => (await import('./watch-buy-bar.tsx')).WatchBuyBar,
);

export interface BuyingProps extends AddToCartProps {
  /** What the button does while something is missing that it can ask for. */
  instead?: { label: string; act: () => void } | undefined;
  /** What the button waits for; '' for nothing. */
  busy?: string;
  /** Of one piece. */
  price: { unitPricePence: number; isFrom: boolean };
  /** Below the price, in two short lines: when it leaves and arrives, or what has to be seen before the button is pressed. */
  promise: ReactNode;
  /** Availability, beside the quantity. */
  children: ReactNode;
}

/** Seen below the price, and reached by Tab from the button. */
const ADDED = { display: 'grid', gridTemplateColumns: '1fr auto' };
const BELOW_PRICE = { gridArea: '2 / 1' };
const BESIDE_BOTH = { gridArea: '1 / 2 / 3' };

export function AddToCart({ instead, busy, price, promise, children, ...props }: BuyingProps) {
  const { soldOut, line } = props;
  const t = useTranslations('add-to-cart');
  const isAlive = useStoredStateRead();
  const { quantity, quantityFault, outcome, fault, changeQuantity, add } = useAddToCart(props);
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<BuyBarPlace>('here');
  const isAdded = outcome === 'added';

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <QuantityField
          value={quantity}
          onChange={changeQuantity}
          error={quantityFault || undefined}
        />
        {children}
      </div>
      <div ref={place} data-buy-place>
        <div data-buy-bar={at}>
          <div
            style={isAdded ? ADDED : undefined}
            className={`flex flex-wrap items-center gap-x-3 ${isAdded ? '' : 'gap-y-2'}`}
          >
            <div className="min-w-0 grow basis-24">
              <p className="leading-tight font-semibold tabular-nums md:text-lg">
                {price.isFrom && <span className="font-normal">{t('common:from')} </span>}
                {formatPounds(pence(price.unitPricePence))}
              </p>
              {!isAdded && promise}
            </div>
            <Button
              size="large"
              style={isAdded ? BESIDE_BOTH : undefined}
              onClick={instead?.act ?? add}
              disabled={soldOut}
              busyLabel={busy || (outcome === 'adding' && t(line ? 'saving' : 'adding'))}
              className="max-md:px-3! max-md:text-base! md:w-88"
            >
              {soldOut ? (
                t('soldOut')
              ) : instead ? (
                instead.label
              ) : line ? (
                t('save')
              ) : (
                <>
                  <Icon name="basket" className="size-6 max-[23.25rem]:hidden" />
                  {t('add')}
                </>
              )}
            </Button>
            <p role="status" style={isAdded ? BELOW_PRICE : undefined} className="empty:hidden">
              {isAdded && <Added />}
            </p>
          </div>
          <p role="status" className="mt-2 font-semibold text-error empty:hidden">
            {fault}
          </p>
        </div>
      </div>
      {isAlive && <WatchBuyBar place={place} onPlace={setAt} />}
    </>
  );
}
