/** A product's picture in a list, with the shopper's name if they turned that on. */
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { useWornName } from '../state/name-preview.ts';
import { awaitTranslations } from '../state/translations.ts';
import type { PreviewCanvasProps, WornProduct } from './preview-canvas.tsx';

// If it fails to load, the shop's picture stays.
const PreviewCanvas = lazy<ComponentType<PreviewCanvasProps>>(() =>
  Promise.all([import('./preview-canvas.tsx'), awaitTranslations(['worn-name'])]).then(
    ([worn]) => ({ default: worn.PreviewCanvas }),
    () => ({ default: () => null }),
  ),
);

export function WornPicture({
  product,
  decorative = false,
  ...picture
}: PictureProps & { product: WornProduct }) {
  const name = useWornName();
  const [worn, setWorn] = useState('');
  return (
    <span className="relative block">
      <Picture {...picture} decorative={decorative || (name !== '' && worn !== '')} />
      {name !== '' && (
        <Suspense fallback={null}>
          <PreviewCanvas
            product={product}
            name={name}
            decorative={decorative}
            worn={worn}
            onWorn={setWorn}
            className={picture.className ?? ''}
          />
        </Suspense>
      )}
    </span>
  );
}
