/**
 * The results of a search that found up to three: why they are so few, a way to make what was
 * searched, and on desktops in the same row what comes near.
 */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { useTranslations } from '../../state/translations.ts';
import { Others } from './others.tsx';
import { Remarks, type Found } from './remarks.tsx';

/** By the number of results. */
const PANEL = ['', 'max-[22rem]:col-span-full', 'max-sm:col-span-full', ''];
const SPAN = ['', 'lg:col-span-1', 'lg:col-span-2', 'lg:col-span-3'];
/** What the first row of a desktop has no room for. */
const BEYOND = [
  '',
  'lg:[&_li:nth-child(n+4)]:hidden',
  'lg:[&_li:nth-child(n+3)]:hidden',
  'lg:[&_li:nth-child(n+2)]:hidden',
];
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
      <div className="lg:mt-6 lg:grid lg:grid-cols-4 lg:gap-x-6 lg:gap-y-4 lg:[&_section]:contents lg:[&_ul]:contents">
        <section aria-label={t('closest')}>
          <h2 className={`text-2xl max-lg:sr-only lg:row-start-2 ${SPAN[length]}`}>
            {t('closest')}
          </h2>
          <ProductCards products={products}>
            <li
              className={`grid content-center rounded-soft bg-bottle-tint px-4 pt-4 lg:col-span-full lg:row-start-1 lg:flex lg:items-center lg:justify-between lg:gap-6 lg:px-6 ${PANEL[length]}`}
            >
              <div className="lg:[&_p+p]:-mt-3">
                <Remarks {...found} />
              </div>
              {emoji.length > 0 && (
                <Link
                  to={`/p/${products[0]!.slug}#editor`}
                  className={buttonClass('primary', 'medium', 'mb-4 shrink-0 max-sm:px-3!')}
                >
                  {t('emojiOpen', { count: length })}
                </Link>
              )}
            </li>
          </ProductCards>
        </section>
        {near && (
          <section aria-label={near.title} className={`mt-10 ${BEYOND[length]}`}>
            <h2 className={`text-2xl lg:row-start-2 ${SPAN[COLUMNS - length]}`}>{near.title}</h2>
            <ProductCards products={near.products} />
          </section>
        )}
      </div>
      {others.map((group) => (
        <Others key={group.title} {...group} />
      ))}
    </>
  );
}
