/** The catalogue's photographs in places that have none of the shopper's. */
import type { DesignDocument, ImageLayer, PlaceLayer, SamplePhoto } from './design.ts';

/** Different from all ids of uploads. */
const uploadOf = (photo: string) => `sample:${photo}`;

/** The place as a layer with its sample. */
export function sampleImage(
  { sample: _, ...framed }: PlaceLayer,
  { photo, ...shown }: SamplePhoto,
): ImageLayer {
  return { ...framed, type: 'image', upload: uploadOf(photo), tone: 'colour', ...shown };
}

/** The photographs that a design's open places show; none for samples that are drawings. */
export function samplesIn({
  layers,
}: Pick<DesignDocument, 'layers'>): { name: string; image: ImageLayer }[] {
  return layers.flatMap((layer) =>
    layer.type === 'place' && !Array.isArray(layer.sample)
      ? [{ name: layer.sample.photo, image: sampleImage(layer, layer.sample) }]
      : [],
  );
}

/** The design with those photographs as if the shopper had chosen them. */
export function withSamples(document: DesignDocument): DesignDocument {
  const images = new Map(samplesIn(document).map(({ image }) => [image.id, image]));
  return { ...document, layers: document.layers.map((layer) => images.get(layer.id) ?? layer) };
}
