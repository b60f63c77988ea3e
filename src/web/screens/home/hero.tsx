/** The hero of the front page: what the shop does, in text and two large pictures of products, on phones one. */
import { Link } from '../../navigation/link.tsx';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { pictureSource, shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { NameField } from './name-field.tsx';
import { PreviewPicture } from '../../name-preview/preview-picture.tsx';

export function Hero({ products }: { products: readonly ProductCard[] }) {
  const t = useTranslations('home');
  return (
    <section className="page grid items-center gap-6 pt-6 pb-4 lg:grid-cols-[4fr_5fr] lg:gap-x-12 lg:pb-0">
      <div className="min-w-0">
        <p className="text-sm font-semibold tracking-wide text-clay-deep uppercase">
          {t('hero.eyebrow')}
        </p>
        <h1 className="mt-2 text-3xl sm:text-5xl lg:text-4xl xl:text-5xl">{t('hero.title')}</h1>
        <NameField shown={products} />
        <p className="mt-5 max-w-prose text-lg text-ink-soft max-md:hidden">{t('hero.text')}</p>
        <p className="mt-2 max-md:hidden">
          <a href="#how" className={buttonClass('quiet', 'medium', 'px-0!')}>
            {t('hero.how')}
          </a>
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {products.map((product, place) => (
          <li key={product.slug} className={`relative ${place === 0 ? '' : 'max-sm:hidden'}`}>
            <PreviewPicture
              product={product}
              source={pictureSource(product.picture)}
              sizes="(min-width: 1280px) 325px, (min-width: 992px) 26vw, (min-width: 640px) 46vw, 92vw"
              // A lazy picture that is hidden is not loaded.
              eager={place === 0}
              className="rounded-soft"
            />
            <p className="mt-2 flex justify-between gap-4 font-semibold">
              {/* The link covers the picture, too. */}
              <Link
                to={`/p/${product.slug}`}
                className="text-ink no-underline underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {product.name}
              </Link>
              {formatPounds(pence(product.fromPence))}
            </p>
          </li>
        ))}
      </ul>
      <Proof />
    </section>
  );
}

/** On a desk the bar above every page says by when to order. */
const PROOF = [
  ['picture', 'check', ''],
  ['dispatch', 'van', 'lg:hidden'],
  ['courier', 'home', 'md:max-lg:hidden'],
  ['returns', 'undo', ''],
] as const;

/** What every order gets. */
function Proof() {
  const t = useTranslations('home');
  const { cutOff } = shopSettings();
  return (
    <ul className="grid gap-2 border-y border-line py-4 text-sm font-semibold md:grid-cols-3 lg:col-span-2">
      {PROOF.map(([key, icon, shown]) => (
        <li key={key} className={`flex items-center gap-3 ${shown}`}>
          <Icon name={icon} className="size-5 text-bottle" />
          {t(`proof.${key}`, { cutOff })}
        </li>
      ))}
    </ul>
  );
}
