/** The live photo: places a product's design into its photographs in the browser, again on each change. */
import type { DesignDocument } from '../artwork/design/design.ts';
import type { PlateSheets } from '../artwork/plate/plate-sheet.ts';
import type { RenderOptions } from '../artwork/render/render-design.ts';
import { upgradeDesign } from '../artwork/design/upgrade-design.ts';
import { personaliseDesign } from '../artwork/design/edit-design.ts';
import type { Personalisation } from '../domain/personalisation/personalisation.ts';
import type { Collection } from '../artwork/design/collection.ts';
import type { ArtworkKit } from '../contract/designs/artwork.ts';
import type { ArtworkCalls } from './artwork-calls.ts';
import { fetchJson, fetchSheet } from './artwork-files.ts';
import { drawDesign, loadFonts } from './drawing.ts';
import { openPainter, type Painter, type ReadyPlate } from './painter.ts';

/** A product in one finish, as cards, finishes and cart lines name it. */
export interface LiveProductName {
  slug: string;
  plate: string;
}

export interface LiveProduct {
  /** With the shop's sample text. */
  document: DesignDocument;
  kit: ArtworkKit;
  fields: ArtworkKit['fields'];
  /** Returns the design with text and edits applied. Fetches the shop's drawings if one is used. */
  fill(personalisation: Personalisation): Promise<DesignDocument>;
  /** Fetches what a picture needs in advance. */
  warm(view: LiveView): Promise<void>;
  /**
   * Resolves to true once painted; to false if a newer picture was requested for the first canvas.
   * Throws UnwritableWords, or another error if pictures cannot be painted here.
   */
  paint(picture: LivePicture): Promise<boolean>;
}

export interface LiveView {
  angle: string;
  /** In pixels. Uses the nearest sheet that is as large. */
  width: number;
}

export interface LivePicture extends LiveView {
  document: DesignDocument;
  /** Each is filled, whatever its size. */
  canvases: readonly HTMLCanvasElement[];
}

/** Plates in graphics memory, newest last. A large one takes 11 MB. */
const KEPT_PLATES = 10;

let painter: Painter | null | undefined;
const plates = new Map<string, Promise<ReadyPlate>>();
const products = new Map<string, Promise<LiveProduct>>();
const newest = new WeakMap<HTMLCanvasElement, object>();

/** Rejects if the browser cannot paint or a file fails to load. The next call retries. */
export function liveProduct(name: LiveProductName, calls: ArtworkCalls): Promise<LiveProduct> {
  const key = `${name.slug} ${name.plate}`;
  const known = products.get(key);
  if (known) return known;
  const opened = openProduct(name, calls);
  products.set(key, opened);
  opened.catch(() => products.delete(key));
  return opened;
}

async function openProduct(
  { slug, plate }: LiveProductName,
  calls: ArtworkCalls,
): Promise<LiveProduct> {
  thePainter();
  const kit = await calls.kit({ slug, plate });
  const document = upgradeDesign(await fetchJson(kit.document));
  await loadFonts(document, kit);

  async function sheetOf({ angle, width }: LiveView) {
    const address = kit.plates.find((one) => one.angle === angle)?.address;
    if (!address) throw new Error(`${slug} on ${plate} has no picture ${angle}`);
    const known = await fetchJson<PlateSheets>(address);
    const sheet = known.sheets.find((one) => one.width >= width) ?? known.sheets.at(-1);
    if (!sheet) throw new Error(`${plate}/${angle} has no sheets`);
    return { known, sheet };
  }

  return {
    document,
    kit,
    fields: kit.fields,
    async fill(personalisation) {
      const hasDrawings = personalisation.edits?.own?.some(({ type }) => type === 'clipart');
      const drawings = hasDrawings ? (await fetchJson<Collection>(kit.collection)).clipart : [];
      return personaliseDesign(
        document,
        personalisation,
        (wanted) => drawings.find(({ id }) => id === wanted)?.d,
      );
    },
    async warm(view) {
      const { known, sheet } = await sheetOf(view);
      await readyPlate(known, sheet.address);
    },
    async paint({ angle, width, document: filled, canvases }) {
      const [first] = canvases;
      if (!first) return false;
      const turn = {};
      newest.set(first, turn);
      const { known, sheet } = await sheetOf({ angle, width });
      // The shopper may have changed the fonts.
      await loadFonts(filled, kit);
      const photographs = await photographsOf(filled, calls, kit);
      if (newest.get(first) !== turn) return false;
      const drawing = await drawDesign(filled, known, sheet.width, photographs);
      // Requested last, so that no other plate evicts it before it is used.
      const ready = await readyPlate(known, sheet.address);
      if (newest.get(first) !== turn) return false;
      thePainter().paint(ready, drawing, canvases);
      return true;
    },
  };
}

/** Few designs have photographs, so the code that loads them is loaded with the first one. */
async function photographsOf(
  document: DesignDocument,
  calls: ArtworkCalls,
  kit: ArtworkKit,
): Promise<RenderOptions['imageHref']> {
  if (document.layers.every(({ type }) => type !== 'image' && type !== 'place')) return undefined;
  const { loadPhotographs, loadSamples, photographOf } = await import('./photographs.ts');
  await Promise.all([loadPhotographs(document, calls), loadSamples(document, kit.photographs)]);
  return photographOf;
}

function thePainter(): Painter {
  if (painter?.isLost()) {
    painter = undefined;
    plates.clear();
  }
  painter = painter === undefined ? openPainter() : painter;
  if (!painter) throw new Error('This browser has no WebGL2');
  return painter;
}

function readyPlate(plate: PlateSheets, address: string): Promise<ReadyPlate> {
  const paints = thePainter();
  const cached = plates.get(address);
  const ready = cached ?? fetchSheet(address).then((sheet) => uploaded(paints, plate, sheet));
  // Moves the plate to the end: the least recently used one is evicted first.
  plates.delete(address);
  plates.set(address, ready);
  if (!cached) ready.catch(() => plates.delete(address));
  const [oldest] = plates;
  if (plates.size > KEPT_PLATES && oldest) {
    plates.delete(oldest[0]);
    void oldest[1].then(
      (one) => one.forget(),
      () => undefined,
    );
  }
  return ready;
}

function uploaded(paints: Painter, plate: PlateSheets, sheet: ImageBitmap): ReadyPlate {
  const ready = paints.ready(plate, sheet);
  sheet.close();
  return ready;
}
