/** The demo shop's data and its rows by table. */
import type { Insertable } from 'kysely';
import type { Blank, Category, Product } from '../../../../../catalogue/shape.ts';
import type { DesignTemplate } from '../../../../artwork/design/design.ts';
import type { Guide } from '../../../../domain/catalogue/guide.ts';
import type { Schema } from '../../../database/connection/connection.ts';
import { newId } from '../../../database/ids.ts';

export interface PictureEntry {
  key: string;
  widths: number[];
  tint: string;
  alt: string;
}

/** The output of `npm run catalogue:photograph`. */
export interface PictureIndex {
  products: Record<string, (PictureEntry & { finish: string; angle: string })[]>;
  categories: Record<string, PictureEntry>;
}

export interface DemoShop {
  categories: readonly Category[];
  blanks: readonly Blank[];
  designs: Readonly<Record<string, DesignTemplate>>;
  products: readonly Product[];
  pictures: PictureIndex;
  /** By the slug of their category, as the guides are. */
  titles?: Readonly<Record<string, string>>;
  guides?: Readonly<Record<string, Guide>>;
  /** Of every product. Default: the table's. */
  vatRatePercent?: number | undefined;
}

export type CatalogueTable =
  | 'category'
  | 'blank'
  | 'finish'
  | 'blankVariant'
  | 'design'
  | 'product'
  | 'productDocument'
  | 'productVariant'
  | 'price'
  | 'picture'
  | 'productCategory';

export type CatalogueRows = { [Table in CatalogueTable]: Insertable<Schema[Table]>[] };

export function remember(ids: Map<string, string>, what: string): string {
  const id = newId();
  ids.set(what, id);
  return id;
}

export function known(ids: Map<string, string>, what: string): string {
  const id = ids.get(what);
  if (!id) throw new Error(`The demo shop names an unknown ${what}`);
  return id;
}
