/** The artwork kit: the files from which a browser composes pictures, with content hashes in their names. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CLIPART } from '../../../../catalogue/clipart/clipart.ts';
import { FONTS } from '../../../../catalogue/fonts/fonts.ts';
import { TONES } from '../../../../catalogue/plates/tones.ts';
import type { Collection } from '../../../artwork/design/collection.ts';
import type { DesignDocument, DesignField, FontId } from '../../../artwork/design/design.ts';
import { samplesIn } from '../../../artwork/design/sample-photo.ts';
import { SHEET_WIDTHS, sheetBands } from '../../../artwork/plate/plate-sheet.ts';
import type { PlateSheets } from '../../../artwork/plate/plate-sheet.ts';
import { ShopError } from '../../../domain/errors.ts';
import { readDescription } from './compose/plate-description.ts';
import { readSample } from './compose/sample-photos.ts';
import { bound } from '../../bound.ts';
import { boundedCache } from '../../caches/bounded-cache.ts';
import { addressOf, hashOf, pack } from './kit-files.ts';
import type { ArtworkFile } from './kit-files.ts';
import { readSubstitute, substituteList } from './kit-substitutes.ts';

export interface ArtworkKitNeeds {
  /** Absolute path of catalogue/. */
  catalogueFolder: string;
  /** Throws productNotFound if the product is not sold on that plate. */
  kitOf(
    slug: string,
    plate: string,
  ): Promise<{ document: DesignDocument; fields: DesignField[]; angles: string[] }>;
}

/** Addresses of the files from which a browser composes pictures of a product on a plate. */
interface ArtworkKit {
  document: string;
  fields: DesignField[];
  plates: { angle: string; address: string }[];
  /** By font id. */
  fonts: Record<string, string>;
  /** Of the design's samples, by name. */
  photographs: Record<string, string>;
  substitutes: string;
  collection: string;
}

const MEGABYTE = 1024 * 1024;
/** Dots separate the parts, so that no part can leave its folder. */
const NAME =
  /^(document|plate|sheet|font|photograph|substitute|substitutes|collection)\.([a-z0-9-]+)(?:\.([a-z0-9-]+))?\.([0-9a-f]{16})\.\w+$/;

export type ArtworkKitService = ReturnType<typeof artworkKit>;

type ArtworkKitContext = ReturnType<typeof contextOf>;

function contextOf({ catalogueFolder, kitOf }: ArtworkKitNeeds) {
  const prepared = boundedCache<ArtworkFile>('artwork files', {
    maxBytes: 16 * MEGABYTE,
    bytesOf: ({ bytes, packed }) => bytes.length + (packed?.length ?? 0),
  });
  /** Caches names of files in the catalogue folder, which never changes while the shop runs. */
  const names = new Map<string, Promise<string>>();
  return { catalogueFolder, kitOf, prepared, names };
}

export function artworkKit(dependencies: ArtworkKitNeeds) {
  const context = contextOf(dependencies);
  return bound(context, { kit: describeKit, file: kitFile });
}

function fontFile({ catalogueFolder }: ArtworkKitContext, id: string) {
  return readFile(path.join(catalogueFolder, 'fonts', FONTS[id as FontId].file));
}

function photographFile({ catalogueFolder }: ArtworkKitContext, name: string) {
  return readSample(path.join(catalogueFolder, 'photographs'), name);
}

function sheetFile(
  { catalogueFolder }: ArtworkKitContext,
  plate: string,
  angle: string,
  width: number,
) {
  return readFile(path.join(catalogueFolder, 'sheets', plate, `${angle}-${width}.webp`));
}

function lasting(
  { names }: ArtworkKitContext,
  key: string,
  ending: string,
  load: () => Promise<Buffer>,
): Promise<string> {
  const known = names.get(key);
  if (known) return known;
  const named = load().then((bytes) => addressOf(key, bytes, ending));
  names.set(key, named);
  named.catch(() => names.delete(key));
  return named;
}

async function plateFile(
  context: ArtworkKitContext,
  plate: string,
  angle: string,
): Promise<Buffer> {
  const { catalogueFolder } = context;
  const { description } = await readDescription(path.join(catalogueFolder, 'plates'), plate, angle);
  const { files: _, crop: __, ...known } = description;
  const sheets = await Promise.all(
    SHEET_WIDTHS.map(async (width) => ({
      width,
      address: await lasting(context, `sheet.${plate}.${angle}-${width}`, 'webp', () =>
        sheetFile(context, plate, angle, width),
      ),
    })),
  );
  const bands = sheetBands(description);
  const plateSheets: PlateSheets = { ...known, ...TONES[plate], bands, sheets };
  return Buffer.from(JSON.stringify(plateSheets));
}

async function readKitFile(
  context: ArtworkKitContext,
  kind: string,
  first: string,
  second: string,
): Promise<Buffer | undefined> {
  const { kitOf } = context;
  switch (kind) {
    case 'document':
      return Buffer.from(JSON.stringify((await kitOf(first, second)).document));
    case 'plate':
      return plateFile(context, first, second);
    case 'collection':
      return collectionFile();
    case 'substitutes':
      return substituteList();
    case 'font':
      return Object.hasOwn(FONTS, first) ? fontFile(context, first) : undefined;
    case 'photograph':
      return photographFile(context, first);
    default: {
      const [, angle, width] = /^(.+)-(\d+)$/.exec(second) ?? [];
      return angle ? sheetFile(context, first, angle, Number(width)) : undefined;
    }
  }
}

/** The URLs of all files; throws productNotFound if the product is not sold on that plate. */
export async function describeKit(
  context: ArtworkKitContext,
  slug: string,
  plate: string,
): Promise<ArtworkKit> {
  const { kitOf } = context;
  const { document, fields, angles } = await kitOf(slug, plate);
  const fonts = Object.keys(FONTS).map(
    async (id) =>
      [id, await lasting(context, `font.${id}`, 'ttf', () => fontFile(context, id))] as const,
  );
  const photographs = samplesIn(document).map(
    async ({ name }) =>
      [
        name,
        await lasting(context, `photograph.${name}`, 'webp', () => photographFile(context, name)),
      ] as const,
  );
  return {
    document: addressOf(`document.${slug}.${plate}`, Buffer.from(JSON.stringify(document)), 'json'),
    fields,
    plates: await Promise.all(
      angles.map(async (angle) => ({
        angle,
        address: await lasting(context, `plate.${plate}.${angle}`, 'json', () =>
          plateFile(context, plate, angle),
        ),
      })),
    ),
    fonts: Object.fromEntries(await Promise.all(fonts)),
    photographs: Object.fromEntries(await Promise.all(photographs)),
    substitutes: await lasting(context, 'substitutes.all', 'json', async () => substituteList()),
    collection: addressOf('collection.all', collectionFile(), 'json'),
  };
}

/** A file by its name below /media/artwork/; undefined if it has changed or never existed. */
export async function kitFile(
  context: ArtworkKitContext,
  name: string,
): Promise<ArtworkFile | undefined> {
  const { prepared } = context;
  const known = prepared.get(name);
  if (known) return known;
  const [, kind = '', first = '', second = '', hash] = NAME.exec(name) ?? [];
  const bytes =
    kind === 'substitute'
      ? await readSubstitute(context.catalogueFolder, first, second, hash).catch(absent)
      : await readKitFile(context, kind, first, second).catch(absent);
  if (!bytes || (kind !== 'substitute' && hashOf(bytes) !== hash)) return undefined;
  const file = await pack(kind, bytes);
  prepared.set(name, file);
  return file;
}

function collectionFile(): Buffer {
  const collection: Collection = {
    letterings: Object.entries(FONTS).map(([id, { name, mood }]) => ({ id, name, mood })),
    clipart: Object.entries(CLIPART).map(([id, drawing]) => ({ id, ...drawing })),
  };
  return Buffer.from(JSON.stringify(collection));
}

/** A request may name something that the catalogue no longer has. */
function absent(failure: unknown): undefined {
  const isFileMissing = failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';
  if (!isFileMissing && !(failure instanceof ShopError)) throw failure;
}
