/** The price of the choice with VAT, and the delivery price, shown before anything is chosen. */
import { Link } from '../../navigation/link.tsx';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Price } from '../../../ui/text/price.tsx';
import { DEFAULT_SHIPPING_PENCE } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';

export interface PriceLineProps {
  unitPricePence: number;
  wasPence: number | null;
  /** Other sizes cost more. */
  isFrom: boolean;
}

export function PriceLine({ unitPricePence, wasPence, isFrom }: PriceLineProps) {
  const t = useTranslations('product');
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
      <Price
        now={formatPounds(pence(unitPricePence))}
        was={wasPence === null ? undefined : formatPounds(pence(wasPence))}
        prefix={isFrom ? t('common:from') : undefined}
        nowLabel={t('common:priceNow')}
        wasLabel={t('common:priceWas')}
        className="text-2xl"
      />
      <p className="text-sm text-ink-soft">
        {t('vat')}{' '}
        <Link to="/delivery" className="text-ink-soft underline underline-offset-4">
          {t('delivery', { price: formatPounds(pence(DEFAULT_SHIPPING_PENCE)) })}
        </Link>
      </p>
    </div>
  );
}
