/** The hero of the front page: what the shop does, in text and three product pictures. */
import { Link } from '../../navigation/link.tsx';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
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
        <NameField />
        <p className="mt-5 max-w-prose text-lg text-ink-soft max-md:hidden">{t('hero.text')}</p>
        <p className="mt-2">
          <a href="#how" className={buttonClass('quiet', 'medium', 'px-0!')}>
            {t('hero.how')}
          </a>
        </p>
      </div>
      <ul className="grid grid-cols-3 grid-rows-2 gap-3 lg:gap-4">
        {products.map((product, place) => (
          <li key={product.slug} className={place === 0 ? 'col-span-2 row-span-2' : ''}>
            <Link
              to={`/p/${product.slug}`}
              className="block rounded-soft"
              aria-label={product.name}
            >
              <PreviewPicture
                product={product}
                source={pictureSource(product.picture)}
                sizes={
                  place === 0 ? '(min-width: 992px) 425px, 62vw' : '(min-width: 992px) 205px, 30vw'
                }
                eager
                className="rounded-soft"
              />
            </Link>
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
