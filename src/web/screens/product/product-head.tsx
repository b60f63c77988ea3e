/** Title and description of a product page, with metadata for search engines and shared links. */
import type { ProductPage } from '../../../contract/shop/catalogue.ts';
import { formatPounds, pence, poundsValue } from '../../../domain/money/money.ts';
import { DataScript } from '../../../ui/data-script.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { finishAvailability, priceOf, startingChoice } from './variants/chosen-variant.ts';
import { productStructure, type Seller } from './structured-data.ts';

export function ProductHead({ product }: { product: ProductPage }) {
  const t = useTranslations('product');
  const { cutOff } = shopSettings();
  const choice = startingChoice(product);
  const price = pence(priceOf(product, choice).unitPricePence);
  const isAvailable = finishAvailability(product, choice.finish) !== 'soldOut';
  const [picture] = product.finishes.find(({ slug }) => slug === choice.finish)?.pictures ?? [];
  return (
    <>
      <PageHead
        title={t('title', { name: lowerFirst(product.name) })}
        description={t('description', {
          summary: product.summary,
          price: formatPounds(price),
          cutOff,
        })}
        path={`/p/${product.slug}`}
        image={picture}
        type="product"
      />
      <meta property="product:price:amount" content={poundsValue(price)} />
      <meta property="product:price:currency" content="GBP" />
      <meta property="product:availability" content={isAvailable ? 'in stock' : 'out of stock'} />
      <DataScript of={import.meta.env.SSR && (() => productStructure(product, seller()))} />
    </>
  );
}

function seller(): Seller {
  const { name, origin, mediaOrigin, deliveryZones } = shopSettings();
  const shippingPence = deliveryZones.find((zone) => zone.name === 'uk')?.pricePence ?? null;
  return { name, origin, mediaOrigin, shippingPence };
}

/** Inside a title, as people type it. */
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
