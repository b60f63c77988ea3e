/** The lines of the cart, large enough to read each letter before paying. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import { FoldedLines } from './folded-lines.tsx';
import { lineAddress } from './line-address.ts';
import { LinePicture } from './line-picture.tsx';
import { LineText } from './line-text.tsx';

export function ProofList({ items }: { items: readonly CartItem[] }) {
  return (
    <FoldedLines lines={items} className="py-4" renderLine={(line) => <Proof line={line} />} />
  );
}

function Proof({ line }: { line: CartItem }) {
  const t = useTranslations('cart-lines');
  const { name, quantity, unitPricePence, linePence, options, words, availability } = line;
  const written = words.map(({ text }) => text).join(', ');
  return (
    <div className="grid grid-cols-[8.5rem_1fr] items-start gap-x-4 gap-y-2 max-[22rem]:grid-cols-1 sm:grid-cols-[14rem_1fr] sm:gap-x-6">
      <LinePicture line={line} sizes="(min-width: 640px) 224px, 136px" />
      <div className="min-w-0">
        <p className="text-ink-soft">{name}</p>
        <LineText options={options} words={words} look="proof" />
        {availability === 'withdrawn' ? (
          <p className="text-sm font-semibold text-error">{t('withdrawn')}</p>
        ) : (
          <p className="mt-1 text-sm text-ink-soft tabular-nums">
            {t('times', { quantity, price: formatPounds(pence(unitPricePence)) })}
            {quantity > 1 && (
              <span className="font-semibold text-ink"> = {formatPounds(pence(linePence))}</span>
            )}
          </p>
        )}
        {availability !== 'withdrawn' && (
          <Link
            to={lineAddress(line)}
            aria-label={t('changeOf', { name, words: written || t('wordless') })}
            className={`mt-1 inline-flex min-h-11 items-center text-sm ${TEXT_LINK}`}
          >
            {t('changeWords')}
          </Link>
        )}
      </div>
    </div>
  );
}
