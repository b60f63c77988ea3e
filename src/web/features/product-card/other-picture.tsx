/** Another picture of a product, over its card's own while it is pointed at: in use, or the first if the card shows that. */
import { useEffect, useState } from 'react';
import { Picture, type PictureSource } from '../../../ui/picture.tsx';
import { pageApi } from '../../api/client.ts';
import { prefetchOnce } from '../../navigation/load-page.ts';
import { pictureSource } from '../../state/settings.ts';

export interface OtherPictureProps {
  product: { slug: string; plate: string; angle: string };
  isPointedAt: boolean;
  sizes: string;
  className: string;
}

/** A pointer that only passes over a card loads nothing. */
const DWELL_MS = 150;

export function OtherPicture({ product, isPointedAt, sizes, className }: OtherPictureProps) {
  const { slug, plate, angle } = product;
  const [source, setSource] = useState<PictureSource | null>(null);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    if (!isPointedAt || source) return;
    let wanted = true;
    const timer = setTimeout(() => {
      pictureBesides({ slug, plate, angle }).then(
        (found) => wanted && setSource(found),
        (failure: unknown) => console.warn('A card keeps its one picture', failure),
      );
    }, DWELL_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [isPointedAt, source, slug, plate, angle]);

  if (!source) return null;
  return (
    <span
      onLoadCapture={() => setLoaded(true)}
      className={`pointer-events-none absolute inset-0 transition-opacity duration-300 motion-reduce:transition-none ${
        isPointedAt && isLoaded ? '' : 'opacity-0'
      }`}
    >
      <Picture source={source} decorative sizes={sizes} className={className} />
    </span>
  );
}

/** Cards do not carry it, so that lists stay small. It is in what the card's link prefetches. */
async function pictureBesides({
  slug,
  plate,
  angle,
}: OtherPictureProps['product']): Promise<PictureSource | null> {
  const { finishes } = await prefetchOnce(`/p/${slug}`, () =>
    pageApi.call('productBySlug', { params: { slug } }),
  );
  const pictures = finishes.find((finish) => finish.plate === plate)?.pictures ?? [];
  const [first] = pictures;
  const other = first?.angle === angle ? pictures.at(-1) : first;
  return other && other.angle !== angle ? pictureSource(other) : null;
}
