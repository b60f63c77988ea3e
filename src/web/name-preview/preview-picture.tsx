/** A product's picture in a list; wears the shopper's name where they want it on everything. */
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { useWornName } from '../state/name-preview.ts';
import { needWords } from '../state/translations.ts';
import type { WornCanvasProps, WornProduct } from './preview-canvas.tsx';

// The shop's own picture stands where it cannot be had.
const WornCanvas = lazy<ComponentType<WornCanvasProps>>(() =>
  Promise.all([import('./preview-canvas.tsx'), needWords(['worn-name'])]).then(
    ([worn]) => ({ default: worn.WornCanvas }),
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
          <WornCanvas
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
