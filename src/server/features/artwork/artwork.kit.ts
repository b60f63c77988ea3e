/** The artwork kit: what a browser composes pictures of, in files whose names tell what is in them. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { CLIPART } from '../../../../catalogue/clipart/clipart.ts';
import { FONTS } from '../../../../catalogue/fonts/fonts.ts';
import { TONES } from '../../../../catalogue/plates/tones.ts';
import type { DesignDocument, DesignField, FontId } from '../../../artwork/design/design.ts';
import { SHEET_WIDTHS, sheetBands } from '../../../artwork/plate/plate-sheet.ts';
import type { PlateSheets } from '../../../artwork/plate/plate-sheet.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { ArtworkKit, Collection } from '../../../contract/artwork.ts';
import { readDescription } from './compose/plate-description.ts';

export interface ArtworkKitNeeds {
  /** Absolute path of catalogue/. */
  catalogueFolder: string;
  /** Throws productNotFound where a product is not sold on that plate. */
  kitOf(
    slug: string,
    plate: string,
  ): Promise<{ document: DesignDocument; fields: DesignField[]; angles: string[] }>;
}

interface ArtworkFile {
  type: string;
  bytes: Buffer;
  /** The same by Brotli, where that is shorter. */
  packed?: Buffer;
}

const MEGABYTE = 1024 * 1024;
const HASH_LENGTH = 16;
const SMALLEST_PACKED = 0.9;
const JSON_TYPE = 'application/json; charset=utf-8';
/** A dot stands between parts, so that no part can lead out of its folder. */
const NAME =
  /^(document|plate|sheet|font|collection)\.([a-z0-9-]+)(?:\.([a-z0-9-]+))?\.([0-9a-f]{16})\.\w+$/;

export type ArtworkKitService = ReturnType<typeof artworkKit>;

export function artworkKit({ catalogueFolder, kitOf }: ArtworkKitNeeds) {
  const prepared = new LRUCache<string, ArtworkFile>({
    maxSize: 16 * MEGABYTE,
    sizeCalculation: ({ bytes, packed }) => bytes.length + (packed?.length ?? 0),
  });
  /** Of files that lie in the catalogue's folder, which never changes under a running shop. */
  const names = new Map<string, Promise<string>>();

  const fontFile = (id: string) =>
    readFile(path.join(catalogueFolder, 'fonts', FONTS[id as FontId].file));
  const sheetFile = (plate: string, angle: string, width: number) =>
    readFile(path.join(catalogueFolder, 'sheets', plate, `${angle}-${width}.webp`));

  function lasting(key: string, ending: string, read: () => Promise<Buffer>): Promise<string> {
    const known = names.get(key);
    if (known) return known;
    const named = read().then((bytes) => addressOf(key, bytes, ending));
    names.set(key, named);
    named.catch(() => names.delete(key));
    return named;
  }

  async function plateFile(plate: string, angle: string): Promise<Buffer> {
    const { description } = await readDescription(
      path.join(catalogueFolder, 'plates'),
      plate,
      angle,
    );
    const { files: _, crop: __, ...known } = description;
    const sheets = await Promise.all(
      SHEET_WIDTHS.map(async (width) => ({
        width,
        address: await lasting(`sheet.${plate}.${angle}-${width}`, 'webp', () =>
          sheetFile(plate, angle, width),
        ),
      })),
    );
    const bands = sheetBands(description);
    const told: PlateSheets = { ...known, ...TONES[plate], bands, sheets };
    return Buffer.from(JSON.stringify(told));
  }

  async function read(kind: string, first: string, second: string): Promise<Buffer | undefined> {
    switch (kind) {
      case 'document':
        return Buffer.from(JSON.stringify((await kitOf(first, second)).document));
      case 'plate':
        return plateFile(first, second);
      case 'collection':
        return collectionFile();
      case 'font':
        return Object.hasOwn(FONTS, first) ? fontFile(first) : undefined;
      default: {
        const [, angle, width] = /^(.+)-(\d+)$/.exec(second) ?? [];
        return angle ? sheetFile(first, angle, Number(width)) : undefined;
      }
    }
  }

  return {
    /** Addresses of everything; throws productNotFound where the product is not sold on that plate. */
    async kit(slug: string, plate: string): Promise<ArtworkKit> {
      const { document, fields, angles } = await kitOf(slug, plate);
      const fonts = Object.keys(FONTS).map(
        async (id) => [id, await lasting(`font.${id}`, 'ttf', () => fontFile(id))] as const,
      );
      return {
        document: addressOf(
          `document.${slug}.${plate}`,
          Buffer.from(JSON.stringify(document)),
          'json',
        ),
        fields,
        plates: await Promise.all(
          angles.map(async (angle) => ({
            angle,
            address: await lasting(`plate.${plate}.${angle}`, 'json', () =>
              plateFile(plate, angle),
            ),
          })),
        ),
        fonts: Object.fromEntries(await Promise.all(fonts)),
        collection: addressOf('collection.all', collectionFile(), 'json'),
      };
    },

    /** By its name below /media/artwork/; undefined for one that has changed since, or never was. */
    async file(name: string): Promise<ArtworkFile | undefined> {
      const known = prepared.get(name);
      if (known) return known;
      const [, kind = '', first = '', second = '', hash] = NAME.exec(name) ?? [];
      const bytes = await read(kind, first, second).catch(absent);
      if (!bytes || hashOf(bytes) !== hash) return undefined;
      const file = await pack(kind, bytes);
      prepared.set(name, file);
      return file;
    },
  };
}

function collectionFile(): Buffer {
  const collection: Collection = {
    letterings: Object.entries(FONTS).map(([id, { name, mood }]) => ({ id, name, mood })),
    clipart: Object.entries(CLIPART).map(([id, { name, d }]) => ({ id, name, d })),
  };
  return Buffer.from(JSON.stringify(collection));
}

/** Somebody may ask for what the catalogue no longer has. */
function absent(failure: unknown): undefined {
  const isFileMissing = failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';
  if (!isFileMissing && !(failure instanceof ShopError)) throw failure;
}

const TYPES: Record<string, string> = { font: 'font/ttf', sheet: 'image/webp' };

/** A document, a mesh and a font shrink to a third; pictures are packed already. */
async function pack(kind: string, bytes: Buffer): Promise<ArtworkFile> {
  const type = TYPES[kind] ?? JSON_TYPE;
  if (kind === 'sheet') return { type, bytes };
  const packed = await promisify(brotliCompress)(bytes, {
    params: {
      // The first shopper waits for it, and more effort gains two bytes in a hundred.
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return packed.length < bytes.length * SMALLEST_PACKED ? { type, bytes, packed } : { type, bytes };
}

function addressOf(key: string, bytes: Buffer, ending: string): string {
  return `/media/artwork/${key}.${hashOf(bytes)}.${ending}`;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
}
