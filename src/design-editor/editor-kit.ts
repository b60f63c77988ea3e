/** What the editor needs for a product, fetched when it opens: design, fonts, drawings and the text shaper. */
import type { DesignDocument, DesignField, Process } from '../artwork/design/design.ts';
import type { FindClipart } from '../artwork/design/edit-design.ts';
import type { View } from '../artwork/plate/facing-angle.ts';
import { isOneTone } from '../artwork/plate/plate.ts';
import type { PlateSheets } from '../artwork/plate/plate-sheet.ts';
import type { Collection } from '../artwork/design/collection.ts';
import type { ArtworkCalls } from '../live-photo/artwork-calls.ts';
import { fetchJson } from '../live-photo/artwork-files.ts';
import { sidesOf, type Side } from './product/sides.ts';
import { liveProduct, type LiveProduct, type LiveProductName } from '../live-photo/live-photo.ts';

export interface EditorKit {
  product: LiveProduct;
  document: DesignDocument;
  fields: readonly DesignField[];
  process: Process;
  /** The single colour in which the process shows everything; undefined if it prints colours. */
  tone: string | undefined;
  /** The blank's colour under the design. */
  surface: string;
  /** All photographs of the blank, the main one first. */
  views: readonly View[];
  /** Empty for what has only one. */
  sides: readonly Side[];
  collection: Collection;
  findClipart: FindClipart;
}

const WHITE = '#ffffff';

/** Rejects if any part fails to load. */
export async function openEditorKit(
  name: LiveProductName,
  calls: ArtworkCalls,
): Promise<EditorKit> {
  const product = await liveProduct(name, calls);
  const { kit, document } = product;
  const [collection, ...plates] = await Promise.all([
    fetchJson<Collection>(kit.collection),
    ...kit.plates.map(({ address }) => fetchJson<PlateSheets>(address)),
  ]);
  const [plate] = plates;
  if (!plate) throw new Error(`${name.slug} has no photograph`);
  const views = plates.map((one) => ({ angle: one.angle, plate: one }));
  const drawings = new Map(collection.clipart.map(({ id, d }) => [id, d]));
  return {
    product,
    document,
    collection,
    views,
    sides: sidesOf(document, views),
    fields: kit.fields,
    process: plate.process,
    tone: isOneTone(plate.process) ? (plate.relief ?? plate.mark) : undefined,
    surface: plate.surface ?? WHITE,
    findClipart: (id) => drawings.get(id),
  };
}
