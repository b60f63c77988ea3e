/** Photographs as their places show them, once they have loaded. */
import { useEffect, useState } from 'react';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { ImageLayer } from '../../../artwork/design/design.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { loadPhotographs, photographOf } from '../../../live-photo/photographs.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';

export interface ShownPhoto {
  /** A data: URL; undefined while it loads, null if it has been deleted. */
  href: string | undefined | null;
}

/** By place. */
export function usePhotographs(
  places: readonly PhotoPlace[],
  photos: ReadonlyMap<string, PlacedPhoto>,
): ReadonlyMap<string, ShownPhoto> {
  // Counts what has loaded, because the pictures are kept elsewhere.
  const [, setLoaded] = useState(0);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const layers = places.flatMap((place): [string, ImageLayer][] => {
    const photo = photos.get(place.id);
    return photo ? [[place.id, layerOf(photo, place)]] : [];
  });
  const wanted = JSON.stringify(layers.map(([, layer]) => layer));
  useEffect(() => {
    let isWanted = true;
    for (const layer of JSON.parse(wanted) as ImageLayer[])
      loadPhotographs({ layers: [layer] }, artworkCalls).then(
        () => isWanted && setLoaded((count) => count + 1),
        () => isWanted && setGone((before) => new Set([...before, layer.upload])),
      );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return new Map(
    layers.map(([id, layer]) => [
      id,
      { href: photographOf(layer) ?? (gone.has(layer.upload) ? null : undefined) },
    ]),
  );
}

function layerOf({ place: _, ...photo }: PlacedPhoto, { mark }: PhotoPlace): ImageLayer {
  return { ...photo, type: 'image', ...(mark && { mark }) };
}
