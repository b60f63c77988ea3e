/** What a cart line is and costs, with what may come out badly of it and what blocks the checkout. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Price } from '../../../ui/text/price.tsx';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import { withTranslations } from '../../state/with-translations.ts';
import { LineNotice } from './line-notice.tsx';
import { LineText } from './words/line-text.tsx';
import type { LineWarningProps } from './warning-note.tsx';

// Few lines have one. If it fails to load, the line can be changed all the same.
const LineWarning = lazyComponent<LineWarningProps>(
  withTranslations(
    ['design-warning'],
    async () => (await import('./warning-note.tsx')).LineWarning,
  ),
);

export function LineFacts({ line, address }: { line: CartItem; address: string }) {
  const t = useTranslations('cart-lines');
  const { name, quantity, availability, unitPricePence, wasPence, linePence } = line;
  const isMany = quantity > 1;
  return (
    <>
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
      <LineText line={line} />
      {/* Of one, the price is above on wide windows. */}
      <div
        className={`flex flex-wrap items-baseline gap-x-2 text-sm ${isMany || wasPence !== null ? '' : 'sm:hidden'}`}
      >
        {isMany && (
          <p className="text-base font-semibold tabular-nums sm:hidden">
            <span className="sr-only">{t('lineTotal')} </span>
            {formatPounds(pence(linePence))}
          </p>
        )}
        <Price
          now={formatPounds(pence(unitPricePence))}
          was={wasPence === null ? undefined : formatPounds(pence(wasPence))}
          nowLabel={t('common:priceNow')}
          wasLabel={t('common:priceWas')}
        />
        {isMany && <span className="text-ink-soft">{t('each')}</span>}
      </div>
      {line.warnings?.length > 0 && <LineWarning line={line} />}
      {availability === 'soldOut' && <LineNotice text={t('soldOut')} />}
      {availability === 'low' && <p className="mt-1 text-sm text-clay-deep">{t('low')}</p>}
    </>
  );
}
