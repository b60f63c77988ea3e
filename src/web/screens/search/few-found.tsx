/**
 * The results of a search that found up to three: first why they are so few and a way to make what was
 * searched, then on desktops in the same row what comes near.
 */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { seekSymbol } from '../../state/sought-symbol.ts';
import { useTranslations } from '../../state/translations.ts';
import { Others } from './others.tsx';
import { Remarks, type Found } from './remarks.tsx';

/** By the number of columns. */
const SPAN = ['', '', 'lg:col-span-2', 'lg:col-span-3'];
const COLUMNS = 4;

export default function FewFound(found: Found) {
  const t = useTranslations('search');
  const { products, alike, emoji } = found;
  const { length } = products;
  const [near, ...others] = alike.map(({ said, ...group }) => ({
    title: said === null ? t('alike') : t('alikeIn', { said }),
    ...group,
  }));
  return (
    <>
      <div className="mt-4 items-center justify-between rounded-soft bg-bottle-tint px-4 pt-4 lg:flex lg:gap-6 lg:px-6">
        <div>
          <Remarks {...found} />
        </div>
        {emoji.length > 0 && (
          <Link
            to={`/p/${products[0]!.slug}#editor`}
            onClick={() => seekSymbol(emoji[0]!)}
            className={buttonClass('primary', 'medium', 'mb-4 shrink-0')}
          >
            {t('emojiOpen', { count: length })}
          </Link>
        )}
      </div>
      <div className="few-found mt-6">
        <section aria-label={t('closest')}>
          <h2 className={`text-2xl ${SPAN[length]}`}>{t('closest')}</h2>
          <ProductCards products={products} />
        </section>
        {near && (
          <section aria-label={near.title} className="mt-10">
            <h2 className={`text-2xl ${SPAN[COLUMNS - length]}`}>{near.title}</h2>
            <ProductCards products={near.products.slice(0, COLUMNS - length)} />
          </section>
        )}
      </div>
      {others.map((group) => (
        <Others key={group.title} {...group} />
      ))}
    </>
  );
}
