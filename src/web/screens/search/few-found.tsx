/**
 * The results of a search that found up to three: first why they are so few and a way to make what was
 * searched, then in the same list what comes near.
 */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { seekSymbol } from '../../state/sought-symbol.ts';
import { useTranslations } from '../../state/translations.ts';
import { Others } from './others.tsx';
import { Remarks, type Found } from './remarks.tsx';

/** One row on a desktop, two on a phone. */
const SHOWN_FIRST = 4;

export default function FewFound(found: Found) {
  const t = useTranslations('search');
  const { products, alike, emoji } = found;
  const [near, ...others] = alike;
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
            {t('emojiOpen', { count: products.length })}
          </Link>
        )}
      </div>
      <Others
        title={t('closest')}
        products={[...products, ...(near?.products ?? [])].slice(0, SHOWN_FIRST)}
      />
      {others.map(
        ({ said, products: more }) =>
          said && <Others key={said} title={t('alikeIn', { said })} products={more} />,
      )}
    </>
  );
}
