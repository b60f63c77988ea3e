/** The Merchant feed: every variant with price, stock and delivery, as RSS 2.0 with Google's names. */
import { ageGroupOf } from '../../../domain/catalogue/age-group.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { FLAT_DELIVERY_RATE } from '../../../domain/delivery/delivery.ts';
import { pence, poundsValue } from '../../../domain/money/money.ts';
import type { Pence } from '../../../domain/money/money.ts';
import { html as xml } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { BEFORE_ALL } from './crawlers.store.ts';
import type { CrawlersStore, OfferRow } from './crawlers.store.ts';
import { pictureAddress } from './picture-address.ts';
import type { Origins } from './picture-address.ts';

const PRODUCTS_AT_ONCE = 200;
/** Google's limits. */
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
const FURTHER_PICTURES = 10;

export interface FeedOptions extends Origins {
  store: CrawlersStore;
  clock: Clock;
  shopName: string;
  /** The shop's description of itself. */
  about: string;
  /** To the mainland; null if the shop does not deliver there. */
  deliveryPence: Pence | null;
}

export async function* productFeed(options: FeedOptions): AsyncGenerator<string> {
  const { store, clock, shopName, about, origin } = options;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield xml`<title>${shopName}</title>\n<link>${origin}/</link>\n<description>${about}</description>\n`.toString();
  for (let after: string | undefined = BEFORE_ALL; after;) {
    const offers: OfferRow[] = await store.offers(after, PRODUCTS_AT_ONCE, clock());
    for (const offer of offers) yield `${item(offer, options).toString()}\n`;
    after = offers.at(-1)?.id;
  }
  yield '</channel>\n</rss>\n';
}

/** Made-to-order products have no barcode, and the shop is their brand. */
function item(
  offer: OfferRow,
  { origin, mediaOrigin, shopName, deliveryPence }: FeedOptions,
): Markup {
  const { sku, slug, trail, material, gender, finish, options, pictures } = offer;
  const { wasPence, unitPricePence } = offer;
  const [picture, ...further] = pictures.map((one) => pictureAddress(one, { origin, mediaOrigin }));
  const tags: [name: string, value: string | Markup | null | undefined][] = [
    ['id', sku],
    ['item_group_id', offer.severalVariants ? slug : null],
    ['title', titleOf(offer).slice(0, LONGEST_TITLE)],
    ['description', [offer.summary, ...offer.description].join(' ').slice(0, LONGEST_DESCRIPTION)],
    ['link', `${origin}/p/${slug}`],
    ['image_link', picture],
    ...further
      .slice(0, FURTHER_PICTURES)
      .map((one) => ['additional_image_link', one] as [string, string]),
    ['availability', offer.availability === 'soldOut' ? 'out_of_stock' : 'in_stock'],
    ['price', amount(wasPence ?? unitPricePence)],
    ['sale_price', wasPence === null ? null : amount(unitPricePence)],
    ['condition', 'new'],
    ['brand', shopName],
    ['identifier_exists', 'no'],
    ['product_type', trail.join(' > ')],
    // Google requires colour and gender for clothing.
    ['color', offer.severalFinishes || gender ? finish : null],
    ['size', options['size']],
    ['gender', gender],
    ['age_group', gender && ageGroupOf(options['size'])],
    ['material', material],
    ['shipping', deliveryPence === null ? null : shipping(deliveryPence)],
  ];
  return xml`<item>${tags.map(([name, value]) => (value ? tag(name, value) : xml``))}</item>`;
}

function titleOf({ name, finish, options, severalFinishes, severalVariants }: OfferRow): string {
  const chosen = [...(severalFinishes ? [finish] : []), ...Object.values(options)];
  return severalVariants && chosen.length > 0 ? `${name}, ${chosen.join(', ')}` : name;
}

/** Dispatched the same or the next working day; the courier takes 1 to 3 days. */
function shipping(price: Pence): Markup {
  return xml`${[
    tag('country', 'GB'),
    tag('service', FLAT_DELIVERY_RATE),
    tag('price', amount(price)),
    tag('min_handling_time', '0'),
    tag('max_handling_time', '1'),
    tag('min_transit_time', '1'),
    tag('max_transit_time', '3'),
  ]}`;
}

function tag(name: string, value: string | Markup): Markup {
  return xml`<g:${name}>${typeof value === 'string' ? plain(value) : value}</g:${name}>`;
}

function amount(price: number): string {
  return `${poundsValue(pence(price))} GBP`;
}

/** XML cannot represent control characters. */
function plain(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed();
}
