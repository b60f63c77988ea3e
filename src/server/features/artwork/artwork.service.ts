/** Composes pictures and machine files of designs; caches pictures by their content. */
import type { ScaledFormat } from './compose/artwork-tasks.ts';
import { boundedCache } from '../../caches/bounded-cache.ts';
import { findClipart } from '../../../../catalogue/clipart/clipart.ts';
import type { DesignDocument, DesignField } from '../../../artwork/design/design.ts';
import { openPlaces, personaliseDesign } from '../../../artwork/design/edit-design.ts';
import { ShopError } from '../../../domain/errors.ts';
import { uploadsOf } from '../../../domain/personalisation/design-edits.ts';
import type { DesignWarning } from '../../../domain/personalisation/design-warning.ts';
import type { Violation } from '../../../domain/errors.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { emptyPersonalisation } from '../../../domain/personalisation/preview-personalisation.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { PictureJob } from './compose/composed-picture.ts';
import type { CompositorPool } from './compose/compositor-pool.ts';
import { designHash } from './design-hash.ts';
import { layerPhotos, uploadsIn } from './compose/layer-photos.ts';
import type { Photos } from './machine/photos.ts';
import { piecesCheck } from './checks/pieces-check.ts';
import type { Made } from './checks/pieces-check.ts';
import type { PreviewCache } from './preview-cache.ts';
import type { MachineJob, MachineSet } from './machine/machine-files.ts';
import { isLarge } from './machine/print-size.ts';
import { unwritableTexts } from './checks/unwritable-texts.ts';
import type { Personalised } from './checks/unwritable-texts.ts';
import { previewOf } from './checks/unfinished-text.ts';
import { bound } from '../../bound.ts';

/** The product data for a preview or a check. */
export interface PicturedProduct extends Made {
  document: DesignDocument;
  fields: readonly DesignField[];
  plate: string;
  angles: readonly string[];
}

export interface ArtworkNeeds {
  compositor: CompositorPool;
  previews: PreviewCache;
  uploads: Pick<UploadsService, 'missing' | 'pictures' | 'pixels'>;
  productOf(productId: string): Promise<PicturedProduct | null>;
}

export interface PreviewRequest {
  productId: string;
  /** If absent, the product is made without texts. */
  personalisation?: Personalisation | undefined;
  angle?: string | undefined;
  width: number;
  /** The customer whose photographs it may show, in addition to guests'. */
  customerId?: string | null;
}

export type ArtworkService = ReturnType<typeof artworkService>;

const REMEMBERED_BYTES = 16 * 1024 * 1024;

type ArtworkContext = ReturnType<typeof contextOf>;

function contextOf({ compositor, previews, uploads, productOf }: ArtworkNeeds) {
  const remembered = boundedCache<Buffer>('composed pictures', {
    maxBytes: REMEMBERED_BYTES,
    bytesOf: (picture) => picture.length,
  });
  const pieces = piecesCheck({ compositor, productOf });
  const underWay = new Map<string, Promise<Buffer>>();
  return { compositor, previews, uploads, productOf, remembered, pieces, underWay };
}

export function artworkService(dependencies: ArtworkNeeds) {
  const context = contextOf(dependencies);
  return {
    ...context.pieces,
    /** Texts and edits that the design's fonts cannot render. */
    unwritable: unwritableTexts,
    /** Whether machine files of this area need a separate process. */
    isLargeJob: isLarge,
    ...bound(context, {
      composePicture,
      findings: findingsOf,
      scaled: scalePicture,
      photosOf,
      hasAllPhotos,
      machineFiles,
      preview: storePreview,
      previewPicture: readPreview,
      forgetPreviews,
    }),
  };
}

async function composeAnew(
  { uploads, compositor }: ArtworkContext,
  job: PictureJob,
): Promise<Buffer> {
  const shown = uploadsIn(job.document);
  const pictures = shown.length > 0 && (await uploads.pictures(shown, 'screen'));
  return compositor.run({ kind: 'picture', ...job, ...(pictures && { pictures }) });
}

/** Concurrent requests for the same design on the same plate share one composition. */
export async function composePicture(
  context: ArtworkContext,
  job: Omit<PictureJob, 'pictures'>,
): Promise<Buffer> {
  const { remembered, underWay } = context;
  const { plate, angle, width, format, document } = job;
  const key = [designHash(document), plate, angle, width, format].join(' ');
  const known = remembered.get(key);
  if (known) return known;
  const begun = underWay.get(key) ?? composeAnew(context, job).finally(() => underWay.delete(key));
  underWay.set(key, begun);
  const picture = await begun;
  remembered.set(key, picture);
  return picture;
}

/** The texts, edits and photographs that cannot be made as requested, and what may come out badly, the worst first. */
export async function findingsOf(
  { uploads, pieces }: ArtworkContext,
  product: Personalised & Made,
  personalisation: Personalisation,
  customerId: string | null,
): Promise<{ refused: Violation[]; warnings: DesignWarning[] }> {
  const { edits } = personalisation;
  const wrong = [
    ...unwritableTexts(product, personalisation),
    ...openPlaces(personaliseDesign(product.document, personalisation, findClipart)),
    ...(await uploads.missing(edits, customerId)),
  ];
  if (wrong.length > 0) return { refused: wrong, warnings: [] };
  const shown = uploadsOf(edits);
  const pixels = shown.length > 0 ? await uploads.pixels(shown) : {};
  const { refused, warnings } = await pieces.layerFindings(product, personalisation, pixels);
  const found = refused.length > 0 ? refused : await pieces.looseIn(product, personalisation);
  return {
    refused: found.map(({ propertyPath, message }) => ({ propertyPath, message })),
    warnings,
  };
}

export function scalePicture(
  { compositor }: ArtworkContext,
  picture: Buffer,
  { width, format }: { width: number; format: ScaledFormat },
): Promise<Buffer> {
  return compositor.run({ kind: 'scale', picture, width, format });
}

/** The photographs in a design at full resolution, for `machineFiles`; deleted ones are left out. */
export async function photosOf(
  { uploads }: ArtworkContext,
  document: DesignDocument,
): Promise<Photos> {
  return layerPhotos(document, await uploads.pictures(uploadsIn(document), 'full'));
}

/** Whether all photographs in a design still exist. */
export async function hasAllPhotos(
  { uploads }: ArtworkContext,
  document: DesignDocument,
): Promise<boolean> {
  const shown = uploadsIn(document);
  return shown.length === 0 || shown.length === Object.keys(await uploads.pixels(shown)).length;
}

/** The machine files of the design, by its process. */
export function machineFiles({ compositor }: ArtworkContext, job: MachineJob): Promise<MachineSet> {
  return compositor.run({ kind: 'machine', ...job });
}

/** Composes the product with the shopper's personalisation and returns the id of the private picture. */
export async function storePreview(
  context: ArtworkContext,
  request: PreviewRequest,
): Promise<string> {
  const { productOf, uploads, previews } = context;
  const { productId, personalisation, angle, width, customerId = null } = request;
  const product = await productOf(productId);
  if (!product) throw new ShopError('productNotFound');
  const shown = angle ?? product.angles[0];
  if (shown === undefined || !product.angles.includes(shown)) {
    throw new ShopError('invalid', {
      violations: [{ propertyPath: 'angle', message: 'There is no such picture.' }],
    });
  }
  const texts = personalisation
    ? previewOf(personalisation, product.fields)
    : emptyPersonalisation(product.fields);
  const violations = [
    ...unwritableTexts(product, texts),
    ...(await uploads.missing(texts.edits, customerId)),
  ];
  if (violations.length > 0) throw new ShopError('invalid', { violations });
  return previews.put(
    await composePicture(context, {
      document: personaliseDesign(product.document, texts, findClipart),
      plate: product.plate,
      angle: shown,
      width,
      format: 'webp',
    }),
  );
}

export function readPreview({ previews }: ArtworkContext, id: string): Promise<Buffer | undefined> {
  return previews.take(id);
}

/** Deletes expired previews; the previews also does this whenever previews are made. */
export function forgetPreviews({ previews }: ArtworkContext) {
  return previews.clear();
}
