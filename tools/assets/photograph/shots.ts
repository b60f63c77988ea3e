/** The pictures that the demo shop needs: every product on every finish from every angle, named by content. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layOut } from '../../../catalogue/lay-out.ts';
import type { Blank, Finish, Product } from '../../../catalogue/shape.ts';
import type { DesignDocument, DesignTemplate } from '../../../src/artwork/design/design.ts';
import { samplesIn } from '../../../src/artwork/design/sample-photo.ts';
import { ENCODING } from './darkroom.ts';

/** Raise it when the compositor's output changes for the same document on the same plate. */
const RECIPE = 1;

export interface Shot {
  product: string;
  finish: string;
  angle: string;
  plate: string;
  document: DesignDocument;
  alt: string;
  /** File name from product, finish, angle and the start of `digest`; below /media and catalogue/pictures. */
  name: string;
  digest: string;
}

export interface Shop {
  products: readonly Product[];
  blanks: readonly Blank[];
  designs: Readonly<Record<string, DesignTemplate>>;
}

/** @param catalogueFolder catalogue */
export function shotsOf({ products, blanks, designs }: Shop, catalogueFolder: string): Shot[] {
  const plateDigest = remember((plate) => readPlate(path.join(catalogueFolder, 'plates', plate)));
  const photographDigest = remember((name) =>
    hashOf(readFileSync(path.join(catalogueFolder, 'photographs', `${name}.webp`))),
  );
  return products.flatMap((product) => {
    const blank = blanks.find(({ slug }) => slug === product.blank);
    const design = designs[product.design];
    if (!blank || !design) {
      throw new Error(`${product.slug} needs blank ${product.blank} and design ${product.design}`);
    }
    const finishes = blank.finishes.filter(({ slug }) => product.finishes?.includes(slug) ?? true);
    return finishes.flatMap((finish) => {
      const document = layOut(product, blank, finish, design);
      return finish.angles.map((angle): Shot => {
        const shows = JSON.stringify([
          RECIPE,
          ENCODING,
          document,
          plateDigest(`${finish.plate}/${angle}`),
          ...samplesIn(document).map(({ name }) => photographDigest(name)),
        ]);
        const digest = hashOf(shows).slice(0, 8);
        return {
          product: product.slug,
          finish: finish.slug,
          angle,
          plate: finish.plate,
          document,
          alt: altOf(product, blank, finish, angle, document),
          name: `product/${product.slug}/${finish.slug}-${angle}-${digest}`,
          digest,
        };
      });
    });
  });
}

/** The angle of photographs that show a product in use. */
const SCENE = 'scene';

const SEEN: Readonly<Record<string, string>> = {
  left: ', the other side',
  wrap: ', turned towards you',
  angle: ', seen at an angle',
  stack: ', in a stack',
  pair: ', on the table',
};

function altOf(
  product: Product,
  blank: Blank,
  finish: Finish,
  angle: string,
  document: DesignDocument,
): string {
  const named = document.layers.find((layer) => layer.type === 'text' && layer.field === 'name');
  const words = named?.type === 'text' ? ` with the name ${named.text.replaceAll('\n', ' ')}` : '';
  const colour = blank.finishes.length > 1 ? ` in ${finish.name.toLowerCase()}` : '';
  const seen = angle === SCENE ? `, ${blank.scene ?? 'in use'}` : (SEEN[angle] ?? '');
  return `${product.name}${colour}${words}${seen}`;
}

/** The description includes mesh and light; the planes are identified by their bytes. */
function readPlate(stem: string): string {
  const description = readFileSync(`${stem}.json`, 'utf8');
  const { files } = JSON.parse(description) as { files: Record<string, string> };
  const hash = createHash('sha256').update(description);
  for (const file of Object.values(files))
    hash.update(readFileSync(path.join(path.dirname(stem), file)));
  return hash.digest('hex');
}

function hashOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function remember(make: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
