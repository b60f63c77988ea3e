/** Shapes of the demo shop's data. Money in pence including VAT, lengths in mm. */
import type { GiftDay } from '../src/domain/calendar/gift-days.ts';
import type { PrintArea, Process, Surface } from '../src/artwork/design/design.ts';
import type { ByFinish } from '../src/domain/catalogue/facts-as-sold.ts';
import type { SizeMeasures } from '../src/domain/catalogue/size-measures.ts';
import type { MachineSettings } from '../src/artwork/production/machine-settings.ts';

/** One version of a blank: a colour with its own photographs (plates) and its own way of taking ink. */
export interface Finish {
  slug: string;
  /** Shown to shoppers, such as 'Teal'. */
  name: string;
  /** What it is made of, such as 'cotton', if the blank's colours differ in it. */
  cloth?: string;
  /** Folder below catalogue/plates. */
  plate: string;
  angles: readonly string[];
  process: Process;
  ground: Surface['ground'];
  /** How an engraving differs from the surface; absent: no photographs are engraved on it. */
  mark?: Surface['mark'];
  /** For the job sheet, and for the shape of cut or built products. */
  settings: MachineSettings;
}

/** A stock-keeping unit of a blank; its stock is shared by every design printed on it. */
export interface BlankVariant {
  sku: string;
  finish: string;
  /** Such as { size: 'M' }; empty if there is no choice. */
  options: Readonly<Record<string, string>>;
  stock: number;
}

/** The unprinted article: a mug, a slate, a shirt. */
export interface Blank {
  slug: string;
  name: string;
  /** As shoppers call products on it: 'Mugs'. */
  plural: string;
  area: PrintArea;
  shape: Surface['shape'];
  centres?: Surface['centres'];
  finishes: readonly Finish[];
  variants: readonly BlankVariant[];
  /** By finish if the colours differ in it. */
  material: string | ByFinish;
  /**
   * Width, height, depth or diameter as a sentence part: '82 × 95 mm'. Of clothing how it fits; the
   * sizes of each product are named before it.
   */
  size: string;
  capacity?: string;
  care: string;
  /** By finish if the colours differ in it. */
  production: string | ByFinish;
  /** Where its photograph in use shows it, after the product's name; absent: it has none. */
  scene?: string;
  /** Print files of this blank are mirrored for transfer. */
  mirrored: boolean;
  /** The chest that each size is made for; absent: not clothing. */
  measures?: SizeMeasures;
  /** For whom it is cut; absent: not clothing. */
  gender?: 'female' | 'male' | 'unisex';
}

/** A design on a blank, as sold. */
export interface Product {
  slug: string;
  name: string;
  blank: string;
  design: string;
  /** One sentence under the name on cards and in search results. */
  summary: string;
  /** Paragraphs of the product page, about this design on this blank. */
  description: readonly string[];
  pricePence: number;
  /** Former price, charged for at least 28 days before the current one. */
  wasPence?: number;
  /** Slugs of sub-categories. */
  categories: readonly string[];
  /** Finishes this design is offered on; absent: all of the blank's. */
  finishes?: readonly string[];
  /** Sizes this design is offered in; absent: all of the blank's. */
  sizes?: readonly string[];
  /** Texts of the shop's own picture, by field; other fields show the design's samples. */
  sample?: Readonly<Record<string, string>>;
}

export interface Category {
  slug: string;
  name: string;
  /** Shown in the mega-menu (cut at 75 characters) and above the list. */
  metaDescription: string;
  /** Slug of the product whose first picture represents the category. */
  pictureOf: string;
  /**
   * Whether the category and its sub-categories are an occasion or a recipient for presents;
   * absent: a kind of product.
   */
  occasion?: boolean;
  /** The day of the year that it is for, so that its last order dates are shown. */
  giftDay?: GiftDay;
  /** Whether it comes every year on a day of its own, so that buyers can be reminded of it. */
  yearly?: boolean;
  /** Slugs of further products that it holds, separated by spaces; they are at home in another category. */
  holds?: string;
  categories?: readonly Category[];
}
