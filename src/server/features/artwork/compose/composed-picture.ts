/** Renders a design document to a picture: outline, rasterise, compose, encode. */
import sharp from 'sharp';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import { withSamples } from '../../../../artwork/design/sample-photo.ts';
import { monoInk, textureWidth } from '../../../../artwork/plate/plate.ts';
import { renderDesign } from '../../../../artwork/render/render-design.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { compose } from './compositor.ts';
import { layersInView } from './in-view.ts';
import { layerPhotos } from './layer-photos.ts';
import type { UploadedPictures } from './layer-photos.ts';
import { samplePhotos } from './sample-photos.ts';
import { photosOnSheet } from '../machine/fitted-photo.ts';
import { photoAddress } from '../machine/photos.ts';
import type { PlateLibrary } from './plate-library.ts';
import { rasterise } from './texture.ts';

export type PictureFormat = 'webp' | 'avif' | 'png';

export interface PictureJob {
  document: DesignDocument;
  /** Folder below catalogue/plates. */
  plate: string;
  angle: string;
  /** Side of the square picture in pixels. */
  width: number;
  format: PictureFormat;
  /** The uploaded photographs; without them their layers are left out. */
  pictures?: UploadedPictures;
}

/** @param photographsFolder catalogue/photographs */
export async function composedPicture(
  job: PictureJob,
  shaper: Shaper,
  plates: PlateLibrary,
  photographsFolder: string,
): Promise<Buffer> {
  const { width, format } = job;
  const plate = await plates.load(job.plate, job.angle, width);
  const mono = monoInk(plate.description);
  const document = withSamples(job.document);
  const samples = await samplePhotos(photographsFolder, job.document);
  const pictures = new Map([...(job.pictures ?? []), ...samples]);
  const photos = await layerPhotos(document, pictures);
  const { w, h, bleed } = document.area;
  const sheet = { left: -bleed, top: -bleed, right: w + bleed, bottom: h + bleed };
  const fitted = await photosOnSheet(
    layersInView(document.layers, shaper)(sheet),
    photos,
    sheet,
    // No downscaling: the images are small, and a small product looks larger on screen than in
    // print.
    () => Infinity,
  );
  const svg = renderDesign(
    { ...document, layers: fitted.layers },
    {
      shaper,
      ...(mono === undefined ? {} : { mono }),
      imageHref: (layer) => photoAddress(fitted.photos, layer),
    },
  );
  const pixels = compose(plate, rasterise(svg, textureWidth(plate.description, width)));
  const picture = sharp(pixels, { raw: { width, height: width, channels: 3 } });
  switch (format) {
    case 'webp':
      // A shopper waits for this, so use the lowest effort without visible loss.
      return picture.webp({ quality: 82, effort: 2 }).toBuffer();
    case 'avif':
      return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 3 }).toBuffer();
  }
}
