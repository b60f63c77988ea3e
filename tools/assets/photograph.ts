/**
 * Composes every picture of the demo shop into catalogue/pictures, and the sheets with which
 * browsers compose pictures into catalogue/sheets. Skips files that already exist and removes those
 * that no product uses, so it can be stopped and run again at any time. `--only mug,slate` composes
 * just the products whose slugs contain one of the terms, removes nothing and keeps the others in the index.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { blanks } from '../../catalogue/blanks.ts';
import { categories } from '../../catalogue/categories.ts';
import { designs } from '../../catalogue/designs/designs.ts';
import { products } from '../../catalogue/products.ts';
import type { Category } from '../../catalogue/shape.ts';
import { compositorPool } from '../../src/server/features/artwork/compose/compositor-pool.ts';
import { COMPOSED_WIDTH, WIDTHS, developPicture, filesOf, tintOf } from './photograph/darkroom.ts';
import { mergedIndex, type PictureEntry, type PictureIndex } from './photograph/picture-index.ts';
import { progress } from './photograph/progress.ts';
import { writeSheets } from './photograph/sheets.ts';
import { shotsOf } from './photograph/shots.ts';
import type { Shot } from './photograph/shots.ts';

const CATALOGUE = path.join(import.meta.dirname, '../../catalogue');
const PICTURES = path.join(CATALOGUE, 'pictures');
/** Category pictures are tiles, never shown large. */
const TILE_WIDTHS = [320, 640] as const;
/** Prefix of a picture's media address. */
const MEDIA = 'catalogue';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const parts = values.only?.split(',');
const chosen = parts
  ? products.filter(({ slug }) => parts.some((word) => slug.includes(word)))
  : products;
const shots = shotsOf({ products: chosen, blanks, designs }, CATALOGUE);

if (!parts) await writeSheets(CATALOGUE);
await mkdir(PICTURES, { recursive: true });
await compose(
  shots.filter(({ name }) => !filesOf(name).every((file) => existsSync(path.join(PICTURES, file)))),
);
const tiles = await hangTiles(
  categories.flatMap((parent) => [parent, ...(parent.categories ?? [])]),
);
if (!parts)
  await removeStale(
    new Set([...shots.flatMap(({ name }) => filesOf(name)), ...tiles.files, 'index.json']),
  );
await writeIndex(tiles.entries);
console.log(`${shots.length} pictures, ${await megabytes()} MB.`);

async function compose(missing: readonly Shot[]): Promise<void> {
  // The pool composes while other threads encode: together they fill the cores.
  sharp.concurrency(1);
  const cores = availableParallelism();
  const pool = compositorPool({
    catalogueFolder: CATALOGUE,
    processes: cores,
    queueLimit: cores * 2,
  });
  const tell = progress('Photographing', missing.length);
  const waiting = [...missing];
  let done = 0;
  tell(done);
  await Promise.all(
    Array.from({ length: cores + 1 }, async () => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
        const { document, plate, angle, name } = shot;
        const picture = await pool.run({
          kind: 'picture',
          document,
          plate,
          angle,
          width: COMPOSED_WIDTH,
          format: 'png',
        });
        await developPicture(PICTURES, name, picture);
        tell((done += 1));
      }
    }),
  );
  await pool.close();
}

/** A category shows the first picture of its product, under a separate address. */
async function hangTiles(
  all: readonly Category[],
): Promise<{ entries: Record<string, PictureEntry>; files: string[] }> {
  const entries: Record<string, PictureEntry> = {};
  const files: string[] = [];
  await mkdir(path.join(PICTURES, 'category'), { recursive: true });
  for (const { slug, pictureOf, name: title } of all) {
    const shot = shots.find(({ product }) => product === pictureOf);
    if (!shot) {
      if (parts) continue;
      throw new Error(`Category ${slug} uses the picture of ${pictureOf}, which is not a product`);
    }
    const name = `category/${slug}-${shot.digest}`;
    const originals = filesOf(shot.name, TILE_WIDTHS);
    for (const [place, file] of filesOf(name, TILE_WIDTHS).entries()) {
      await copyFile(path.join(PICTURES, originals[place] ?? ''), path.join(PICTURES, file));
      files.push(file);
    }
    entries[slug] = {
      key: `${MEDIA}/${name}`,
      widths: TILE_WIDTHS,
      tint: await tintOf(smallest(shot)),
      alt: title,
    };
  }
  return { entries, files };
}

async function writeIndex(tiles: Record<string, PictureEntry>): Promise<void> {
  const index: PictureIndex['products'] = {};
  for (const shot of shots) {
    const { product, finish, angle, name, alt } = shot;
    const entry = {
      finish,
      angle,
      key: `${MEDIA}/${name}`,
      widths: WIDTHS,
      tint: await tintOf(smallest(shot)),
      alt,
    };
    (index[product] ??= []).push(entry);
  }
  const file = path.join(PICTURES, 'index.json');
  const written: PictureIndex = { products: index, categories: tiles };
  // Of some products: those that were not chosen stay.
  const whole = parts ? mergedIndex(await knownIndex(file), written, allSlugs()) : written;
  await writeFile(file, `${JSON.stringify(whole, null, 1)}\n`);
}

async function knownIndex(file: string): Promise<PictureIndex> {
  if (!existsSync(file)) return { products: {}, categories: {} };
  return JSON.parse(await readFile(file, 'utf8')) as PictureIndex;
}

function allSlugs() {
  const tiles = categories.flatMap((parent) => [parent, ...(parent.categories ?? [])]);
  return {
    products: products.map(({ slug }) => slug),
    categories: tiles.map(({ slug }) => slug),
  };
}

function smallest({ name }: Shot): string {
  return path.join(PICTURES, `${name}-${WIDTHS[0]}.webp`);
}

async function removeStale(wanted: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(PICTURES, { recursive: true, withFileTypes: true })) {
    const file = path.relative(PICTURES, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !wanted.has(file.replaceAll(path.sep, '/')))
      await rm(path.join(PICTURES, file));
  }
}

async function megabytes(): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(PICTURES, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  }
  return Math.round(bytes / 1e5) / 10;
}
